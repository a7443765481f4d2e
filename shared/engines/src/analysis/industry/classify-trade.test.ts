import { describe, it } from 'node:test';
import { expect } from 'expect';
import { findTrade } from '../../trades/index.ts';
import { readPage } from '../page/read-page.ts';
import { classifyTrade, kindsSaid } from './classify-trade.ts';

describe('the kind of business that pages name', () => {
  const known: [html: string, name: string, trade: string][] = [
    ['<title>Lichtmoment – Hochzeitsfotografie</title>', 'Lichtmoment', 'Fotostudio'],
    ['<title>Willkommen</title><h1>Altstadtbäckerei Kern</h1>', 'Altstadtbäckerei Kern', 'Bäckerei'],
    ['<title>Start</title><h1>Physiotherapiezentrum am Park</h1>', 'Zentrum am Park', ''],
    ['<title>Physiotherapiezentrum am Park</title>', 'Zentrum am Park', 'Physiotherapiepraxis'],
    ['<title>Malermeister Schulz</title>', 'Malermeister Schulz', 'Malerbetrieb'],
    ['<title>Sonntag</title><meta name="description" content="IT-Service für Praxen">', 'Sonntag', ''],
    ['<title>Kanzlei Vetter | Steuerberater</title>', 'Kanzlei Vetter', 'Steuerkanzlei'],
    [
      '<title>Start</title><script type="application/ld+json">{"@type":"Dentist","name":"Weber"}</script>',
      'Weber',
      'Zahnarztpraxis',
    ],
    ['<title>Blumen und Bücher: Blumenladen, Buchhandlung</title>', 'Blumen und Bücher', ''],
    ['<title>Autowerkstatt und Hausverwaltung</title>', 'Müller', ''],
    ['<title>Start</title>', 'Müller GmbH', ''],
    ['<title>Kessler</title><h1>Segel von Kessler</h1>', 'Segelmacherei Kessler', 'Segelmacherei'],
    ['<title>Vergoldermeister Auer</title>', 'Auer', 'Vergolderei'],
    ['<title>Treuhand Egli GmbH</title>', 'Treuhand Egli GmbH', 'Treuhandbüro'],
    ['<title>Immobilientreuhand Gruber</title>', 'Gruber', 'Hausverwaltung'],
    ['<title>Imkereibedarf Sommer</title>', 'Sommer', 'Fachgeschäft für Imkereibedarf'],
    ['<title>24-Stunden-Pflege im Ruhrgebiet</title>', 'Kessler', 'Betreuungsagentur'],
    ['<title>Antiquariat am Dom</title>', 'Antiquariat am Dom', 'Antiquariat'],
    ['<title>Damenschneiderei Ott</title>', 'Ott', 'Maßschneiderei'],
    ['<title>Garage Hürlimann</title>', 'Garage Hürlimann', 'Autowerkstatt'],
    ['<title>Oldtimerwerkstatt Ott</title>', 'Ott', 'Autowerkstatt'],
    ['<title>Fertiggarage und Carport</title>', 'Ott', ''],
    [
      '<title>Lebkuchen von Ott</title><script type="application/ld+json">{"@type":"OnlineStore","name":"Lebküchnerei Ott"}</script>',
      'Lebküchnerei Ott',
      'Konditorei',
    ],
    [
      '<title>Start</title><script type="application/ld+json">{"@type":"OnlineStore","name":"Ott"}</script>',
      'Ott',
      'Onlineshop',
    ],
  ];
  for (const [html, name, trade] of known)
    it(`is ${trade || 'not known'} for ${name}: ${html.slice(0, 60)}`, () => {
      expect(nameOf(classifyTrade(kindsSaid(pagesOf(html), name), null))).toBe(trade);
    });

  it('is one of the industry that the pages speak for, or none', () => {
    const pages = pagesOf('<title>Weingut Sommer</title>');
    expect(nameOf(classifyTrade(kindsSaid(pages, 'Weingut Sommer'), 'Einzelhandel'))).toBe('Weingut');
    expect(classifyTrade(kindsSaid(pages, 'Weingut Sommer'), 'IT & Software')).toBeNull();
  });

  it('is the longer of two words that lie within one another', () => {
    const hits = ['Immobilienbewertung Adler', 'Hundepension Waldruh', 'Gebrauchtwagen Adler'];
    const trades = hits.map((title) =>
      nameOf(classifyTrade(kindsSaid(pagesOf(`<title>${title}</title>`), title), null)),
    );
    expect(trades).toEqual(['Immobilienbewertung', 'Tierpension', 'Gebrauchtwagenhandel']);
  });

  it('is the special one where the general one is named beside it', () => {
    const title = 'Kfz-Gutachter Rosenau | Gutachten nach Unfällen';
    expect(nameOf(classifyTrade(kindsSaid(pagesOf(`<title>${title}</title>`), 'Gutachter Rosenau'), null))).toBe(
      'Kfz-Sachverständigenbüro',
    );
  });

  for (const [sentence, trade] of [
    ['Wir sind eine kleine Ölmühle im Allgäu.', 'Ölmühle'],
    ['Ich bin seit 2010 Hufschmied.', 'Hufbeschlag'],
    ['Als Versicherungsmakler stehen wir auf Ihrer Seite.', 'Versicherungsvermittlung'],
    ['We are a bicycle shop in the old harbour.', 'Fahrradladen'],
    ['Wir sind Partner der Bäckerei Kern.', ''],
    ['Wir sind für Zahnärzte da.', ''],
    ['Als Kunde einer Bäckerei kennt man das.', ''],
  ] as const)
    it(`is ${trade || 'not told'} by a sentence: ${sentence}`, () => {
      expect(
        nameOf(classifyTrade(kindsSaid(pagesOf(`<title>Kessler</title><p>${sentence}</p>`), 'Kessler'), null)),
      ).toBe(trade);
    });

  it('needs a page', () => {
    expect(classifyTrade(kindsSaid([], 'Bäckerei Kern'), null)).toBeNull();
  });

  it('is found quickly in words without end', () => {
    const words = 'baeckerei '.repeat(20_000);
    const html = `<title>${words}</title><h1>${words}</h1><meta name="description" content="${words}">`;
    const start = performance.now();
    expect(nameOf(classifyTrade(kindsSaid(pagesOf(html), words), null))).toBe('Bäckerei');
    expect(performance.now() - start).toBeLessThan(2_000);
  });
});

const pagesOf = (html: string) => [
  readPage(`<html><head></head><body>${html}</body></html>`, 'https://www.firma-x.de/', 'start'),
];
const nameOf = (id: string | null) => findTrade(id)?.name ?? '';
