import { describe, it } from 'node:test';
import { expect } from 'expect';
import { lessonsOfText } from './lessons.ts';
import { scoreOf } from './score.ts';
import { subjectBits, subjectFeatures } from './subject.ts';
import { trainStyle } from './training.ts';

describe('what a text is about', () => {
  it('shows neither in its case nor its signs nor the order of its words', () => {
    const bucketsOf = (text: string) => [...subjectFeatures(text).buckets].sort();
    expect(bucketsOf('Das Zimmer, das Frühstück!')).toEqual(bucketsOf('das frühstück das ZIMMER'));
  });

  it('shows by the beginnings of words, so that an ending makes no difference', () => {
    expect(subjectFeatures('Zimmerservice')).toEqual(subjectFeatures('Zimmerschlüssel'));
    expect(subjectFeatures('Zimmer')).not.toEqual(subjectFeatures('Zahnarzt'));
  });

  it('is learned whoever wrote the texts', () => {
    const lessons = Array.from({ length: 8 }, (_, index) => [
      ...lessonsOfText(`Zimmer sauber, Frühstück gut, Hotel ruhig ${index}`, true, 1, subjectFeatures),
      ...lessonsOfText(`Der Meister hat die Bremsen sofort getauscht ${index}`, false, 1, subjectFeatures),
    ]).flat();
    const model = trainStyle(lessons, subjectBits);
    expect(scoreOf(model, subjectFeatures('frühstück mager, zimmer laut'))).toBeGreaterThan(0);
    expect(scoreOf(model, subjectFeatures('Bremsen quietschen seit dem Meister'))).toBeLessThan(0);
  });
});
