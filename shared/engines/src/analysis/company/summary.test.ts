import { describe, it } from 'node:test';
import { expect } from 'expect';
import { readPage } from '../page/read-page.ts';
import { summaryOf } from './summary.ts';

describe('a summary says nothing twice', () => {
  const first = 'Wir backen Kuchen mit Obst aus den Gärten der Nachbarschaft.';
  const second = 'Seit 1998 rösten wir in der Backstube auch Kaffee.';
  const repeated = [
    first,
    `Café Wildwuchs in Kassel: ${first}`,
    'Wir backen Kuchen mit Obst aus Gärten der Nachbarschaft',
    'Herzlich willkommen, wir backen unsere Kuchen mit dem Obst aus den Gärten unserer Nachbarschaft.',
    'Kuchen backen wir mit Obst aus den Gärten der Nachbarschaft, jeden Tag.',
  ];
  for (const again of repeated) {
    it(`where the first paragraph is '${again}'`, () => {
      expect(summary(first, `<p>${again}</p>`)).toBe(first);
      expect(summary(first, `<p>${again}</p><p>${second}</p>`)).toBe(`${first} ${second}`);
    });
    it(`where one description holds '${again}' and its beginning`, () => {
      expect(summary(`${first} ${again}`, `<p>${second}</p>`)).toBe(`${first} ${second}`);
    });
  }

  it('but keeps sentences that share a few words', () => {
    const other = 'In der Bäckerei gibt es auch Brot aus Dinkel.';
    expect(summary(first, `<p>${other}</p>`)).toBe(`${first} ${other}`);
  });
});

describe('a summary tells what is made or sold', () => {
  const work = 'Wir backen Brot aus Roggen und Dinkel vom Nachbarhof.';
  for (const praise of [
    'Heute im Angebot: 6 Brezeln zum Preis von 5.',
    'Diese Woche nur 2,99 Euro das Kilo Birnen.',
    'Herzlich willkommen in unserer Bäckerei am Markt!',
    'Schön, dass Sie zu uns gefunden haben!',
    'Ihr Wohlbefinden liegt uns am Herzen! Wir nehmen uns Zeit.',
    'Bei uns sind Sie und Ihre Familie in guten Händen.',
  ])
    it(`and not '${praise}'`, () => expect(summary('', `<p>${praise}</p><p>${work}</p>`)).toBe(work));

  it('also where a slogan opens the paragraph', () => {
    expect(summary(`Ihre Zähne liegen uns am Herzen. Wir nehmen uns Zeit. ${work}`, '')).toMatch(/Roggen/);
    expect(summary(`Schön, dass Sie da sind! ${work}`, '')).toBe(work);
  });

  it('in the order of the page', () => {
    const oven = 'Im Hof steht ein Ofen von 1890, der noch geheizt wird.';
    expect(summary('', `<p>${oven}</p><p>${work}</p>`)).toBe(`${oven} ${work}`);
    expect(summary('', `<p>${work}</p><p>${oven}</p>`)).toBe(`${work} ${oven}`);
  });

  it('with the heading of a card that names what it is of', () => {
    const cards = '<h3>Räder</h3><p>Verkauf, Reparatur und Verleih von Gestellen</p>';
    expect(summary('', cards)).toMatch(/^Räder: Verkauf, Reparatur und Verleih/);
    expect(summary('', '<h2>Leistungen</h2><p>Bremsen, Ketten und Lichter für Räder.</p>')).toMatch(/^Bremsen/);
  });

  it('by the headings of cards where it has no sentence', () => {
    const cards =
      '<h3>Fenster</h3><h3>Türen</h3><h3>Wintergärten</h3><p>Von der Planung bis zum Einbau – alles bei uns.</p>';
    expect(summary('', cards)).toBe('Fenster, Türen, Wintergärten.');
    expect(summary('', '<h3>Ruhe</h3><h3>Kraft</h3><h3>Mut</h3>')).toBe('');
  });

  it('rather than how nice it is, and in few words where it has no sentence', () => {
    const nice = 'Unsere Gäste sitzen gern lange unter der alten Linde.';
    expect(summary('', `<p>${nice}</p><p>${work}</p>`)).toContain(work);
    expect(summary('', '<h1>Hofladen</h1><p>Honig und Brot</p>')).toBe('Honig und Brot.');
  });
});

function summary(description: string, body: string): string {
  const html = `<meta name="description" content="${description}">${body}`;
  return summaryOf([readPage(html, 'https://www.beispiel-seite.de/', 'start')]).summary;
}
