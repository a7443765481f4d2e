import { describe, it } from 'node:test';
import { expect } from 'expect';
import { judgeStyle, styleScore } from '../../../src/reviews/style/model.ts';
import { styleWeights } from '../../../src/reviews/style/style-weights.generated.ts';
import { sessions } from '../../../tables/style/sessions.ts';
import { sources } from '../../../tables/style/sources.ts';
import { separation } from './auc.ts';
import { assistantReviews, learnedReviews, originOfStyle } from './material.ts';

describe('the committed style models', () => {
  it('name as their origin the very texts that lie here and the files that sources.ts pins', () => {
    const { 'labelled reviews': labelled, ...others } = styleWeights.madeFrom;
    expect(others).toEqual(originOfStyle());
    expect(labelled).toMatch(/^[0-9a-f]{64}$/);
  });

  it('rank what an assistant wrote afterwards, about trades they have never seen, above what people write in haste', () => {
    const late = assistantReviews().filter(({ fold, text }) => fold === undefined && judgeStyle(text));
    const hasty = [
      'Super Arzt nimmt sich viel Zeit und hört zu kann ich nur weiter empfehlen !!',
      'Bin sehr zufrieden mit der Werkstatt,alles Top gelaufen und Preis stimmt auch.',
      'Nie wieder!!! 2 Std gewartet und dann noch unfreundlich behandelt worden so gehts nicht',
      'Sehr nettes Team und super lecker,waren schon öfters da und immer zufrieden',
      'Ware kam schnell und gut verpackt an,gerne wieder',
      'Ich war wegen meinem Knie dort und bin leider garnicht zufrieden die Ärztin hat kaum zugehört',
    ].map((text) => ({ text, score: styleScore(text) }));
    expect(late.length).toBeGreaterThan(30);
    expect(
      separation(
        late.map(({ text }) => ({ text, score: styleScore(text) })),
        hasty,
      ).area,
    ).toBeGreaterThan(0.7);
  });
});

describe('what the style models learn from', () => {
  it('holds several hundred different reviews, of which no session lacks its fold by mistake', () => {
    const texts = assistantReviews().map(({ text }) => text);
    expect(new Set(texts).size).toBe(texts.length);
    expect(learnedReviews().length).toBeGreaterThan(600);
    expect(sessions.filter(({ fold }) => fold === undefined).map(({ id }) => id)).toEqual(['s22', 's23']);
  });

  it('is learned from under a licence that allows it; everything else only measures', () => {
    const learned = sources.filter(({ use }) => use === 'learning');
    expect(learned.map(({ licence }) => licence)).toEqual(learned.map(() => 'CC BY 4.0'));
    expect(new Set(sources.map(({ file }) => file)).size).toBe(sources.length);
  });
});

describe('separation', () => {
  const ranked = (words: number, ...scores: number[]) =>
    scores.map((score) => ({ text: 'Wort '.repeat(words), score }));

  it('is the share of pairs in which the generated text is ahead', () => {
    expect(separation(ranked(9, 1, 3), ranked(9, 0, 2)).area).toBe(0.75);
    expect(separation(ranked(9, 1), ranked(9, 1)).area).toBe(0.5);
  });

  it('compares texts of one length only, so that long texts are not found for being long', () => {
    const generated = [...ranked(9, 1), ...ranked(40, 5)];
    expect(separation(generated, [...ranked(9, 2), ...ranked(40, 6)]).area).toBe(0);
  });

  it('states a wide interval for few texts', () => {
    const { low, high } = separation(ranked(9, 1, 3), ranked(9, 0, 2));
    expect(high - low).toBeGreaterThan(0.4);
  });
});
