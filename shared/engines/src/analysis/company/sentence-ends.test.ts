import { describe, it } from 'node:test';
import { expect } from 'expect';
import { splitSentences } from './sentence-ends.ts';

describe('a sentence does not end', () => {
  for (const sentence of [
    'Wir bauen z.B. Türen, Tore u.ä. Bauteile aus Stahl.',
    'Die Bürstenmacherei, Inh. Olga Kern, fertigt Besen.',
    'Inhaberin ist Dipl.-Ing. Paula Sommer.',
    'Beratung durch Mag. rer. nat. Ida Hofer.',
    'Karl Lenz, geb. Maier, führt den Betrieb.',
    'Wir ernten ca. 40 Sorten bei St. Veit.',
    'Unser Schinken g.g.A. Reifezeit zwölf Monate, Käse g.U. Herkunft Allgäu.',
    'Der Musikverein e. V. Hochdorf probt freitags.',
    'Gebr. Adler GmbH & Co. KG liefert Kies.',
    'Am 3. Mai und im 19. Jahrhundert.',
    'Sprechstunde i.d.R. Montag.',
    'Bei uns lernst du Motorboot (Kat. A) und Segeln.',
    'Wir warten Anlagen (Typ. A und B, Baujahr ab 1990) im Land.',
    'Traktoren, Bj. 1950 bis 1980, und eidg. Diplome.',
    'Wir führen Lacke, Öle usw. Große Mengen auf Anfrage.',
  ])
    it(`within '${sentence}'`, () => expect(splitSentences(sentence)).toEqual([sentence]));
});

describe('a sentence ends', () => {
  const parts: readonly (readonly [string, string])[] = [
    ['Wir räuchern Schinken g.g.A.', 'Auch Wurst machen wir selbst.'],
    ['Wir verkaufen Garne, Nadeln usw.', 'Unsere Kurse beginnen im Herbst.'],
    ['Träger ist der Turnerbund e.V.', 'Wir turnen in drei Hallen.'],
    ['Beim Kauf hilft Huber & Co.', 'Die Werkstatt ist im Hof.'],
    ['Wir mahlen Korn.', '40 Höfe liefern es.'],
    ['Wir brauen Bier (auch ohne Alkohol).', 'Die Gaststube ist offen.'],
    ['Kommen Sie vorbei!', 'Wir zeigen die Mühle.'],
  ];
  for (const [one, other] of parts)
    it(`before '${other}'`, () => expect(splitSentences(`${one} ${other}`)).toEqual([one, other]));

  it('and is found quickly in whatever is written', () => {
    const started = performance.now();
    for (const piece of ['z.B. ', 'A. ', '1. ', 'Dr. ', 'a.b.c. X', '. ']) splitSentences(piece.repeat(400));
    expect(performance.now() - started).toBeLessThan(500);
  });
});
