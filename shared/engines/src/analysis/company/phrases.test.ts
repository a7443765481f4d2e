import { describe, it } from 'node:test';
import { expect } from 'expect';
import { type PageKind, readPage } from '../page/read-page.ts';
import { companyName } from './company-name.ts';
import { isPhrase } from './phrases.ts';

/** Heading, title where it is another one, first lines of the imprint, domain, and the names that would do. */
const sites: Array<[heading: string, title: string, imprint: string, domain: string, ...names: string[]]> = [
  [
    'Willkommen in unserer Ordination',
    '',
    'Ordination Dr. Pichler<br>Dr. Eva Pichler',
    'pichler-med.at',
    'Ordination Dr. Pichler',
  ],
  [
    'Ihr Hausarzt in Erfurt',
    '',
    'Hausarztpraxis Dr. Lorenz<br>Dr. Uwe Lorenz',
    'praxis-krämpfertor.de',
    'Hausarztpraxis Dr. Lorenz',
  ],
  [
    'Herzlich willkommen in unserer Praxis',
    '',
    'Praxis für Ergotherapie Wendland<br>Kerstin Schade',
    'ergo-erfurt.de',
    'Praxis für Ergotherapie Wendland',
  ],
  ['Dein Raum für Bewegung', '', 'Pilatesstudio Mittig<br>Lea Brand', 'mittig-erfurt.de', 'Pilatesstudio Mittig'],
  ['Fest im Sattel', '', 'Reitschule Birkenhof<br>Ina Vogt', 'reiten-erfurt.de', 'Reitschule Birkenhof'],
  ['Kopf hoch', '', 'Physiotherapie Sommerfeld<br>Jan Sommerfeld', 'physio-erfurt.de', 'Physiotherapie Sommerfeld'],
  ['Loslassen', '', 'Yogaschule Gerapark<br>Mira Kunz', 'yoga-gerapark.de', 'Yogaschule Gerapark'],
  [
    'Innehalten',
    'Innehalten | Massage in Erfurt',
    'Massagepraxis Ute Rahn',
    'massage-rahn.de',
    'Massagepraxis Ute Rahn',
  ],
  [
    'Wir kümmern uns um Ihre Zahlen',
    '',
    'Helga Thoms, Steuerberaterin',
    'stb-thoms.de',
    'Helga Thoms, Steuerberaterin',
    'Helga Thoms',
  ],
  ['Wir bringen Sie wieder auf die Beine', '', 'Heilpraxis Bernd Kaiser', 'kaiser-heilt.de', 'Heilpraxis Bernd Kaiser'],
  ['Aus der Ruhe', '', 'Naturheilpraxis Gerlinde Voss', 'natur-voss.de', 'Naturheilpraxis Gerlinde Voss'],
  [
    'Zwei Beine, vier Pfoten',
    'Schnauzenliebe – Hundeschule Erfurt',
    'Schnauzenliebe<br>Pia Renner',
    'hundeschule-erfurt.de',
    'Schnauzenliebe',
  ],
  [
    'Hund und Halter',
    'Wedelwerk | Hundeschule',
    'Wedelwerk<br>Olaf Ruge',
    'wedelwerk-erfurt.de',
    'Wedelwerk',
    'Hundeschule Wedelwerk',
  ],
  ['Mit beiden Händen', '', 'Töpferschule Tonart<br>Sara Lenz', 'tonart-erfurt.de', 'Töpferschule Tonart'],
  ['Takt für Takt', '', 'Musikschule Klangfarben<br>Rolf Beyer', 'klangfarben-erfurt.de', 'Musikschule Klangfarben'],
  ['Deine Stimme zählt', '', 'Gesangsstudio Vokal<br>Nina Ohl', 'vokal-erfurt.de', 'Gesangsstudio Vokal'],
  [
    'Ein guter Anfang',
    '',
    'Hebammenpraxis Storchennest<br>Lina Eck',
    'hebammen-erfurt.de',
    'Hebammenpraxis Storchennest',
  ],
  ['Hier lernst du schwimmen', '', 'Schwimmschule Robbe<br>Kai Wulf', 'robbe-erfurt.de', 'Schwimmschule Robbe'],
  ['Wurzeln und Flügel', '', 'Logopädie am Anger<br>Dörte Haas', 'logo-anger.de', 'Logopädie am Anger'],
  ['In Bewegung', 'In Bewegung', 'Tanzschule Kranich<br>Paul Kranich', 'kranich-tanzt.de', 'Tanzschule Kranich'],
];

describe('a phrase as the largest heading', () => {
  for (const [heading, title, imprint, domain, ...names] of sites)
    it(`is no name: '${heading}'`, () => {
      const titles = title ? [title] : [heading, `${heading} | Start`];
      const found = titles.map((each) => named(`<title>${each}</title><h1>${heading}</h1>`, imprint, domain));
      expect(names).toEqual(expect.arrayContaining(found));
    });

  it('is what the address spells, the imprint prints, or a copyright line signs', () => {
    const head = (text: string) => `<title>${text}</title><h1>${text}</h1>`;
    expect(named(head('Dein Raum'), 'Anna Beck', 'dein-raum.de')).toBe('Dein Raum');
    expect(named(head('Loslassen'), 'Loslassen<br>Anna Beck', 'beispiel.de')).toBe('Loslassen');
    expect(named(head('Loslassen'), 'Yogaschule Beck', 'loslassen-erfurt.de')).toMatch(/Loslassen/);
    expect(named(`${head('Loslassen')}<footer>© Loslassen</footer>`, 'Anna Beck', 'beispiel.de')).toBe('Loslassen');
  });

  it('is told from names, whoever runs the business', () => {
    for (const name of ['Café Wildwuchs', 'Zum Löwen', 'Zimt & Salz', 'Atempause', 'Fräulein Frida'])
      for (const head of ['Beck & Wolf GbR', 'Anna Beck', 'Wortner Betriebs GmbH', 'Anna Beck, Gastwirtin'])
        expect(named(`<title>${name}</title><h1>${name}</h1>`, head, 'beispiel-seite.de')).toBe(name);
    for (const name of ['Ihringer Weinkeller', 'Unser Land GmbH', 'Haus am See', 'Gut und gerne', 'Die Steuermacher'])
      expect({ name, is: isPhrase(name) && !/GmbH/.test(name) }).toEqual({ name, is: false });
  });
});

function named(start: string, head: string, domain: string): string {
  const imprint = `<h1>Impressum</h1><p>${head}<br>Am Anger 4<br>99084 Erfurt</p>`;
  const page = (html: string, kind: PageKind) => readPage(html, `https://www.${domain}/`, kind);
  return companyName([page(start, 'start'), page(imprint, 'imprint')], '99084 Erfurt').name;
}
