import { describe, it } from 'node:test';
import { expect } from 'expect';
import { habitsOf } from './habits.ts';
import { joinedScore, lengthOf } from './join.ts';
import { lessonsOfText } from './lessons.ts';
import { blurred, familiarWords, phrasingBits, phrasingFeatures } from './phrasing.ts';
import { scoreOf } from './score.ts';
import { trainStyle } from './training.ts';

const familiar = new Set([
  'und',
  'war',
  'sehr',
  'gut',
  'die',
  'aber',
  'dass',
  'der',
  'ich',
  'nicht',
  'so',
  'dafür',
  'kein',
]);

describe('blurred', () => {
  it('leaves words that everybody uses, signs, and of any other word only its capital', () => {
    expect(blurred('Die Praxis war sehr modern, aber 20 Minuten … 👍', familiar)).toEqual([
      ...['die', 'X', 'war', 'sehr', 'x', ',', 'aber', '0', 'X', '…', '☺'],
    ]);
  });

  it('makes the same of sentences that differ only in their trade', () => {
    const features = (text: string) => phrasingFeatures(text, familiar);
    expect(features('Der Zahnarzt war gut und die Spritze harmlos.')).toEqual(
      features('Der Friseur war gut und die Farbe natürlich.'),
    );
  });
});

describe('familiarWords', () => {
  it('are those of twelve posts, and those of two posts and four reviews', () => {
    const posts = [...Array<string>(12).fill('immer wieder'), 'zimmer', 'zimmer', 'ofen', 'ofen'];
    const reviews = [
      'Zimmer 1',
      'das Zimmer',
      'Zimmer gut',
      'zimmer!',
      'Ofen',
      'Rezeption',
      'Rezeption',
      'Rezeption',
      'Rezeption',
    ];
    expect(familiarWords(posts, reviews)).toEqual(['immer', 'wieder', 'zimmer']);
  });
});

describe('habitsOf', () => {
  it('tells a set comma from one that is left out', () => {
    expect(habitsOf('Schade, dass es regnet', familiar)).toContain('commaBeforeClause>=0.06');
    expect(habitsOf('Schade dass es regnet', familiar)).toContain('clauseWithoutComma>=1');
    expect(habitsOf('Schade, dass es regnet', familiar)).not.toContain('clauseWithoutComma>=1');
  });

  it('finds habits in a text without capitals as well', () => {
    expect(habitsOf('war ganz ok ,gibts nix zu meckern', familiar)).toEqual(
      expect.arrayContaining(['allSmall>=1', 'spaceBefore>=1', 'noSpaceAfter>=1', 'openEnd>=1']),
    );
  });
});

describe('the phrasing model', () => {
  it('recognises in one trade what it learned in another', () => {
    const featuresOf = (text: string) => phrasingFeatures(text, familiar);
    const lessons = Array.from({ length: 12 }, (_, index) => [
      ...lessonsOfText(`Kein Termin, kein Ärger, dafür Kaffee. Nummer ${index}.`, true, 1, featuresOf),
      ...lessonsOfText(`war sehr gut und der Arzt so gut und ich war nicht krank ${index}`, false, 1, featuresOf),
    ]).flat();
    const model = trainStyle(lessons, phrasingBits);
    expect(scoreOf(model, featuresOf('Kein Vertrag, kein Gedränge, dafür Hanteln.'))).toBeGreaterThan(0);
    expect(scoreOf(model, featuresOf('war sehr gut und der koch so gut und ich war nicht hungrig'))).toBeLessThan(0);
  });
});

describe('joinedScore', () => {
  const curves = {
    wording: { slope: 2, offset: 0 },
    phrasing: { slope: 1, offset: -1 },
    subject: { slope: 1, offset: 0 },
  };

  it('is what the surer of both models says', () => {
    expect(joinedScore({ wording: 1, phrasing: 0, subject: 0 }, curves)).toBe(2);
    expect(joinedScore({ wording: -3, phrasing: 4, subject: 0 }, curves)).toBe(3);
  });

  it('believes the words sooner where a text is surely about a hotel, within bounds, and changes nothing about any other trade', () => {
    const scores = { wording: 0, phrasing: 4 };
    expect(joinedScore({ ...scores, subject: -20 }, curves)).toBe(3);
    expect(joinedScore({ ...scores, subject: 3 }, curves)).toBe(3);
    expect(joinedScore({ ...scores, subject: 3.4 }, curves)).toBeCloseTo(2.6);
    expect(joinedScore({ ...scores, subject: 20 }, curves)).toBeCloseTo(3 - Math.log(4));
    expect(joinedScore({ wording: 1, phrasing: 2, subject: 20 }, curves)).toBe(2);
  });

  it('means something else in fields of another length', () => {
    const words = (count: number) => 'Wort '.repeat(count);
    expect([8, 15, 16, 30, 31, 400].map((count) => lengthOf(words(count)))).toEqual([0, 0, 1, 1, 2, 2]);
  });
});
