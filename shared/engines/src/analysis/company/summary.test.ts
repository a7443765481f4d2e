import { describe, it } from 'node:test';
import { expect } from 'expect';
import { readPage } from '../page/read-page.ts';
import { repeats, saysTheSame } from './sentences.ts';
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

  for (const [one, other] of [
    ['Laute, Harfe und Fagott lernen in Kassel am Park.', 'Laute, Harfe und Fagott für Menschen von acht bis achtzig.'],
    ['12 Zimmer, 3 Säle und ein Garten mitten in der Heide.', '12 Zimmer, 3 Säle, eine überdachte Terrasse am Bach.'],
    [
      'Räder, Anhänger und Roller in der Altstadt.',
      'Anhänger, Roller und Dreiräder, ehrlich beraten, sauber eingestellt.',
    ],
  ] as const)
    it(`where '${other}' lists the same again`, () => {
      expect([saysTheSame(one, other), repeats(one, other)]).toEqual([false, true]);
      expect(summary(one, `<p>${other}</p>`)).not.toContain(other);
    });

  it('but keeps a list that adds many things to what is named', () => {
    const more = 'Bei uns gibt es Torten, Brezeln, Hörnchen, Brot, Strudel, Kaffee und Eis.';
    expect(summary('Brot und Brezeln backen wir in Kassel.', `<p>${more}</p>`)).toContain(more);
  });

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

  it('with the sentence that says what it is, where its kind is known', () => {
    const warm =
      'Seit zwölf Jahren sind wir mit Freude dabei und nehmen uns an jedem Tag der Woche viel Zeit für alle, die zu uns kommen.';
    for (const [trade, named] of [
      ['shop/pet_grooming', 'Dein Hundesalon in Kassel, ohne Zwang und Box.'],
      ['shop/pet_grooming', 'Der Hundesalon ist am Markt in Kassel zu finden, ohne Zwang und ohne Box.'],
      ['shop/wine', 'Eine kleine Weinhandlung mit Blick auf den Markt.'],
    ] as const) {
      const html = `<p>${warm}</p><h2>Mehr</h2><p>${named}</p>`;
      const page = readPage(html, 'https://www.beispiel-seite.de/', 'start');
      expect(summaryOf([page], { industry: null, trade }).summary).toContain(named);
      expect(summaryOf([page], { industry: null, trade: null }).summary).not.toContain(named);
    }
  });

  for (const job of [
    'Lehrstelle Bäcker/in mit Berufsmatura frei ab August.',
    'Zwei Lehrstellen in Backstube und Laden sind noch offen.',
    'Eine Lehrstelle in unserer Bäckerei ist zu vergeben.',
  ])
    it(`and nothing of '${job}'`, () => expect(summary('', `<p>${work}</p><p>${job}</p>`)).toBe(work));

  it('without a blank before a comma, where a list had other marks', () => {
    expect(summary('Brot , Kuchen , Brezeln und Torten backen wir in Kassel .', '')).toBe(
      'Brot, Kuchen, Brezeln und Torten backen wir in Kassel.',
    );
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
