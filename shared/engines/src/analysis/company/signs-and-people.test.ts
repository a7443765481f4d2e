import { describe, it } from 'node:test';
import { expect } from 'expect';
import { type PageKind, readPage } from '../page/read-page.ts';
import { companyName } from './company-name.ts';
import { soundsLikeSlogan } from './name-noise.ts';
import { arePartners, arePersons } from './person.ts';

const address = 'Am Anger 4<br>99084 Erfurt';

describe('a promise as the largest heading', () => {
  const slogans = [
    'Ihr Lächeln in guten Händen',
    'Gesundheit braucht Vertrauen',
    'Menschlich. Nah. Kompetent.',
    'Gesund bleiben. Gut leben.',
    'Schöne Zähne ein Leben lang',
    'Ein Ort zum Wohlfühlen',
    'Rundum gut betreut',
    'Guten Morgen!',
  ];
  const practices: Array<[name: string, owner: string]> = [
    ['Ordination Dr. Huber', 'Dr. med. univ. Maria Huber'],
    ['Praxis Prof. Dr. Lang', 'Prof. Dr. Ute Lang'],
    ['Zahnarztpraxis Dr. Kern & Partner', 'Dr. Jan Kern'],
    ['Gemeinschaftspraxis Dr. Roth und Dr. Blum', 'Dr. Anne Roth'],
  ];
  for (const slogan of slogans)
    it(`is no name: '${slogan}'`, () => {
      for (const [name, owner] of practices)
        for (const title of [
          name,
          `${name} | Hausarzt in Erfurt`,
          `Hausarzt Erfurt - ${name}`,
          `${slogan} | ${name}`,
        ]) {
          const start = `<title>${title}</title><h1>${slogan}</h1><p>Wir behandeln Kinder und Erwachsene.</p>`;
          const heads = [`${name}<br>${owner}`, owner, `Medieninhaber: ${name}`];
          expect(heads.map((head) => named(start, head))).toEqual([name, name, name]);
        }
    });

  it('is told from names that have small words and full stops', () => {
    for (const name of [
      'Ordination Dr. Huber',
      'Praxis Prof. Dr. Lang',
      'Gebr. Lauterbach',
      'St. Anna Apotheke',
      'Dr. med. dent. Deniz Aydin',
      'Die kleine Backstube',
      'Zum goldenen Anker',
      'Wirtshaus zum Kirchenwirt',
      'Haus am See',
      'Falz und Faden',
      'La Casa del Gusto',
    ])
      expect({ name, is: soundsLikeSlogan(name) }).toEqual({ name, is: false });
  });
});

describe('partners who run a business', () => {
  const partners = [
    'Anna Beck und Jonas Wolf GbR',
    'A. Beck und J. Wolf GbR',
    'Anna Beck, Jonas Wolf GbR',
    'Beck & Wolf GbR',
    'Beck/Wolf GbR',
    'Moser & Lackner OG',
    'Familie Ruf GbR',
    'Maier-Kurz GbR',
    'Anna Beck und Jonas Wolf Gesellschaft bürgerlichen Rechts',
  ];
  for (const firm of partners)
    it(`are not what it is called: '${firm}'`, () => {
      for (const name of ['Café Wildwuchs', 'Zum Löwen', 'Fräulein Frida']) {
        const starts = [
          `<title>Frühstück und Kuchen</title><h1>Guten Morgen!</h1><footer>© 2026 ${name}</footer>`,
          `<title>${name} | Frühstück und Kuchen</title><h1>Guten Morgen!</h1>`,
          `<title>Startseite</title><img class="logo" alt="${name}"><h1>Guten Morgen!</h1>`,
        ];
        for (const head of [firm, `Betreiber: ${firm}`])
          expect(starts.map((start) => named(start, head))).toEqual([name, name, name]);
      }
    });

  it('are told from businesses of two words, and are its name where the site calls itself so', () => {
    expect(partners.map(arePartners)).toEqual(partners.map(() => true));
    for (const firm of ['Schneiderei Beck GbR', 'Beck & Wolf GmbH', 'Malerbetrieb Beck & Dachdeckerei Wolf GbR'])
      expect({ firm, is: arePartners(firm) }).toEqual({ firm, is: false });
    expect(named('<title>Beck & Wolf</title><footer>© Beck & Wolf</footer>', 'Beck & Wolf GbR')).toBe('Beck & Wolf');
    for (const sign of ['Zum Löwen', 'Haus Sonne']) expect(arePersons(sign)).toBe(false);
  });
});

describe('a name that a design writes small or large', () => {
  const starts = (name: string) => [
    `<title>${name}</title><a class="logo" href="/"><img alt="${name}"></a><footer>© ${name}</footer>`,
    `<title>home</title><meta property="og:site_name" content="${name}">`,
    `<title>${name} | start</title><h1>guten morgen</h1>`,
  ];
  for (const name of ['Café Wildwuchs', 'Zimt & Salz', 'Freiraum', 'Raum für Yoga', 'Buchladen um die Ecke'])
    it(`is '${name}' where the imprint writes it so`, () => {
      const heads = [
        `${name}<br>Anna Beck`,
        `${name}, Inh. Anna Beck`,
        `Firma: ${name}`,
        `Anna Beck</p><p>Alle Inhalte von ${name} sind geschützt.</p><p>`,
      ];
      for (const written of [name.toLowerCase(), name.toUpperCase()])
        for (const start of starts(written))
          expect(heads.map((head) => named(start, head))).toEqual(heads.map(() => name));
    });

  it('stays small where nothing writes it otherwise', () => {
    for (const start of starts('wildwuchs')) expect(named(start, 'anna beck')).toBe('wildwuchs');
  });
});

function named(start: string, head: string): string {
  const imprint = `<h1>Impressum</h1><p>${head}<br>${address}</p>`;
  return companyName([page(start), page(imprint, 'imprint')], '99084 Erfurt').name;
}

function page(html: string, kind: PageKind = 'start') {
  return readPage(html, 'https://www.beispiel-seite.de/', kind);
}
