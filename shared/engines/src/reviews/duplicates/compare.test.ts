import { describe, it } from 'node:test';
import { expect } from 'expect';
import { expectQuick } from '../../../testing/expect-quick.ts';
import { compareTexts } from './compare.ts';

const workshop =
  'Mein Golf stand mit kaputter Kupplung auf dem Hof, und schon am nächsten Vormittag kam der Anruf: alles fertig. ' +
  'Die Rechnung lag zwanzig Euro unter dem Angebot, und die alten Teile lagen zum Anschauen im Kofferraum.';

describe('compareTexts', () => {
  it('calls an edited text a copy and quotes passages from both originals', () => {
    const edited = workshop
      .replace('kaputter', 'defekter')
      .replace('schon am nächsten Vormittag', 'bereits tags darauf');
    const result = compareTexts(workshop, edited);
    expect(result.kind).toBe('copy');
    expect(result.trigramSimilarity).toBeGreaterThan(0.5);
    for (const span of result.spans) {
      expect(workshop.slice(span.aStart, span.aEnd)).toBe(span.text);
      expect(edited.slice(span.bStart, span.bEnd)).toBe(span.text);
    }
    expect(result.spans.map(({ text }) => text)).toContain('Kupplung auf dem Hof, und');
  });

  it('calls half a copied text with a new ending partial', () => {
    const [copied] = workshop.split('Die Rechnung');
    const result = compareTexts(
      workshop,
      `${copied}Kaffee gab es auch, und der Ersatzwagen fuhr sich tadellos durch den Schwarzwald.`,
    );
    expect(result.kind).toBe('partial');
    expect(result.spans[0]?.text.startsWith('Mein Golf stand')).toBe(true);
  });

  it('finds a copy of which four words in ten were exchanged, by the words that stand where they stood', () => {
    const original = 'Die Reparatur ging flott, der Preis war fair und das Auto kam gewaschen zurück.';
    const exchanged = 'Die Beratung ging heute, der Ablauf war super und das Kleid kam gewaschen morgens.';
    const result = compareTexts(original, exchanged);
    expect(result.kind).toBe('copy');
    expect(result.weight).toBeGreaterThanOrEqual(2);
    expect(result.spans.map(({ text }) => text)).toContain('kam gewaschen');
    // The same words at other distances are what people share.
    const [opening, middle, ending] = ['der Preis war fair.', 'Und das Auto?', 'Ging mal wieder flott!'];
    expect(compareTexts(original, `${ending} ${middle} Neulich noch in der Garage, ${opening}`).kind).toBeNull();
  });

  it('calls the same words a copy, however common they are', () => {
    expect(compareTexts('Sehr gut und sehr sauber, gerne wieder!', 'sehr gut und sehr sauber gerne wieder').kind).toBe(
      'copy',
    );
  });

  it('leaves two texts alone that both say one phrase of their trade', () => {
    const one = 'Top Behandlung. Super freundliches Team. Ich fühle mich hier jedes Mal sehr gut aufgehoben.';
    const other = 'Alle immer sehr nett und freundlich. Fühle mich immer gut aufgehoben in der Arztpraxis';
    expect(compareTexts(one, other).kind).toBeNull();
  });

  it('leaves two texts alone that say no more than the stock of their trade, and a name', () => {
    const pairs = [
      [
        'Seit Jahren mein Hausarzt. Immer freundlich, kompetent und nimmt sich Zeit.',
        'Kompetent wie immer, nimmt sich Zeit, alle sehr freundlich',
      ],
      [
        'Herr Dr. Tiefenbach nimmt sich immer Zeit für ein ausführliches persönliches Gespräch',
        'Ich war wie immer sehr zufrieden. Herr Dr. Tiefenbach nimmt sich immer genug Zeit und hört dem Patienten zu.',
      ],
      [
        'Die Werkstatt hat sich viel Zeit genommen und ist sehr kompetent und freundlich.',
        'Freundlich, kompetent, und man nimmt sich viel Zeit. Die Werkstatt ist sehr zu empfehlen!',
      ],
    ] as const;
    expect(pairs.map(([one, other]) => compareTexts(one, other).kind)).toEqual([null, null, null]);
  });

  it('finds nine words in a row all the same, though each of them is stock', () => {
    const run = 'Sie nimmt sich ausreichend Zeit und beantwortet geduldig alle Fragen';
    const [one, other] = [`${run}, die Parkplätze sind knapp.`, `Zum ersten Mal dort gewesen. ${run}.`];
    expect(compareTexts(one, other).kind).toBe('copy');
  });

  it('counts the very same words in full, however much they are the stock of a trade', () => {
    const text = 'Der Arzt nimmt sich Zeit und erklärt die Behandlung';
    expect(compareTexts(text, text.toUpperCase()).weight).toBeGreaterThan(4);
  });

  it('finds a template that was filled with other names, places and numbers', () => {
    const fill = (firm: string, place: string, car: string, days: number, price: number) =>
      `Wir haben bei ${firm} in ${place} unseren ${car} reparieren lassen. Nach ${days} Tagen kam der Anruf, alles ` +
      `wurde genau erklärt. Der Preis von ${price} € war fair.`;
    const result = compareTexts(
      fill('Auto Huber', 'Kempten', 'Golf', 2, 480),
      fill('Kfz Brandl', 'Aalen', 'Passat', 5, 920),
    );
    expect(result.kind).toBe('template');
  });

  it('leaves two independent texts alone, though both use the same stock phrases', () => {
    const one =
      'Das Personal war sehr freundlich und hilfsbereit. Die Zimmer sind sauber. Zum Bahnhof läuft man zehn Minuten.';
    const other = 'Sehr schöne Dachterrasse! Das Personal war sehr freundlich und hilfsbereit, nur der Aufzug ruckelt.';
    expect(compareTexts(one, other)).toMatchObject({ kind: null, spans: [] });
  });

  it('sees through case, umlaut spelling, punctuation, zero-width characters and look-alike letters', () => {
    const disguised = [...workshop.toUpperCase().replaceAll('Ä', 'AE').replaceAll(',', ' !')]
      .map((letter) => (letter === 'A' ? '\u0410' : letter === 'E' ? `${letter}\u200b` : letter))
      .join('');
    const result = compareTexts(workshop, disguised);
    expect(result).toMatchObject({ kind: 'copy', trigramSimilarity: 1 });
  });

  for (const text of ['', 'Super!', '👍👍👍', '   \n', '\u200b']) {
    it(`has nothing to say about ${JSON.stringify(text)}`, () => {
      expect(compareTexts(text, workshop).kind).toBeNull();
      expect(compareTexts(text, '').kind).toBeNull();
    });
  }

  it('stays quick on the longest texts that it reads', () => {
    const long = Array.from({ length: 2000 }, (_, index) => `Wort${index % 97}`).join(' ');
    expectQuick('a comparison', () => compareTexts(long, `${long} Ende`), 1_000);
  });
});
