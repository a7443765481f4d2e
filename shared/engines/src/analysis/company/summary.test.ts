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

function summary(description: string, body: string): string {
  const html = `<meta name="description" content="${description}">${body}`;
  return summaryOf([readPage(html, 'https://www.beispiel-seite.de/', 'start')]).summary;
}
