import { describe, it } from 'node:test';
import { expect } from 'expect';
import { calibrate, calibrateBent, probabilityOf, thresholdAtFalseAlarms } from './calibration.ts';
import { styleCues } from './cues.ts';
import { wordingBits, wordingFeatures } from './features.ts';
import { type LabelledReview, lessonsOf } from './lessons.ts';
import { judgeStyle } from './model.ts';
import { quantise, restore } from './quantise.ts';
import { scoreOf } from './score.ts';
import { trainStyle } from './training.ts';

const generated =
  'Das Hotel besticht durch seine zentrale Lage und die hervorragende Ausstattung. Das Personal ist äußerst freundlich ' +
  'und zuvorkommend, die Zimmer sind geräumig und komfortabel eingerichtet.';
const written =
  'Super lage direkt am Bahnhof!! Nur das Frühstück naja, Rührei war kalt :( und WLAN ging im 3.Stock garnicht';

describe('judgeStyle', () => {
  it('tells a polished generated text from a hasty human one', () => {
    expect(judgeStyle(generated)?.probability).toBeGreaterThan(0.9);
    expect(judgeStyle(written)).toMatchObject({ isConspicuous: false });
    expect(judgeStyle(written)?.probability).toBeLessThan(0.2);
  });

  it('does not answer for fewer than eight words', () => {
    expect(judgeStyle('Das Personal ist äußerst freundlich und zuvorkommend.')).toBeUndefined();
  });
});

describe('trainStyle', () => {
  const lessons = Array.from({ length: 40 }, (_, index) => lessonsOf(aReview(index))).flat();

  it('learns the same model from the same texts, and it separates them', () => {
    const model = trainStyle(lessons, wordingBits);
    expect(trainStyle(lessons, wordingBits)).toEqual(model);
    expect(
      scoreOf(model, wordingFeatures('Insgesamt war der Aufenthalt angenehm und empfehlenswert.')),
    ).toBeGreaterThan(0);
    expect(scoreOf(model, wordingFeatures('naja ging so, bissl laut halt nachts'))).toBeLessThan(0);
  });

  it('loses little when it is packed into bytes', () => {
    const model = trainStyle(lessons, wordingBits);
    const packed = restore(quantise(model));
    const features = wordingFeatures(generated);
    expect(Math.abs(scoreOf(packed, features) - scoreOf(model, features))).toBeLessThan(0.1);
  });

  it('shows the model each field alone and hides the names', () => {
    const review = { ...aReview(0), upside: 'Das Adlon in Berlin hat eine schöne Lage am Tor.' };
    const named = lessonsOf(review).map(({ features }) => features);
    const renamed = lessonsOf({
      ...review,
      hotel: 'Hotel Elephant',
      city: 'Weimar',
      upside: 'Das Elephant in Weimar hat eine schöne Lage am Tor.',
    });
    expect(named).toEqual(renamed.map(({ features }) => features));
  });
});

describe('calibration', () => {
  it('finds the curve that the labels were drawn from', () => {
    const scored = Array.from({ length: 4000 }, (_, index) => {
      const score = (index % 40) / 10 - 2;
      return { score, isGenerated: Math.floor(index / 40) / 100 < probabilityOf(score, { slope: 1.5, offset: 0.3 }) };
    });
    const { slope, offset } = calibrate(scored);
    expect(slope).toBeCloseTo(1.5, 1);
    expect(offset).toBeCloseTo(0.3, 1);
  });

  it('finds a curve that is steeper on one side, which a straight one misses', () => {
    const truth = { below: 0.4, above: 1.6, offset: 0.5 };
    const scored = Array.from({ length: 8000 }, (_, index) => {
      const score = (index % 40) / 8 - 2.5;
      return { score, isGenerated: (Math.floor(index / 40) + 0.5) / 200 < probabilityOf(score, truth) };
    });
    const bent = calibrateBent(scored);
    expect(bent.below).toBeCloseTo(truth.below, 1);
    expect(bent.above).toBeCloseTo(truth.above, 1);
    expect(bent.offset).toBeCloseTo(truth.offset, 1);
    const straight = calibrate(scored);
    const mostOff = (curve: typeof bent | typeof straight) =>
      Math.max(...scored.map(({ score }) => Math.abs(probabilityOf(score, curve) - probabilityOf(score, truth))));
    expect(mostOff(bent)).toBeLessThan(0.02);
    expect(mostOff(straight)).toBeGreaterThan(0.05);
  });

  it('counts a text as often as it weighs', () => {
    const scored = [-2, -1, 1, 2].flatMap((score) => [true, false].map((isGenerated) => ({ score, isGenerated })));
    const weighed = scored.map((one) => ({ ...one, weight: one.isGenerated === one.score > 0 ? 3 : 1 }));
    const repeated = weighed.flatMap((one) => Array.from({ length: one.weight }, () => ({ ...one, weight: 1 })));
    expect(calibrate(weighed)).toEqual({
      slope: expect.closeTo(calibrate(repeated).slope, 6),
      offset: expect.closeTo(calibrate(repeated).offset, 6),
    });
  });

  it('puts the threshold where only the allowed part of people is above it', () => {
    const scored = Array.from({ length: 300 }, (_, score) => ({ score, isGenerated: false }));
    const threshold = thresholdAtFalseAlarms(scored, 0.01);
    expect(scored.filter(({ score }) => score >= threshold)).toHaveLength(3);
  });
});

describe('styleCues', () => {
  it('finds no habits in a text without capitals', () => {
    expect(styleCues('alles gut, gerne wieder.')).toEqual([]);
  });

  it('finds slips and smileys', () => {
    expect(styleCues('Gut ,aber laut.Naja :)')).toEqual(
      expect.arrayContaining(['spacingSlips>=2', 'smileys>=1', 'openEnd>=1']),
    );
  });
});

function aReview(index: number): LabelledReview {
  const isGenerated = index % 2 === 0;
  const upside = isGenerated
    ? `Die Lage war hervorragend und das Personal äußerst zuvorkommend, Eindruck ${index}.`
    : `lage top, personal naja ging so nr ${index}`;
  const downside = isGenerated ? 'Insgesamt war die Ausstattung etwas veraltet.' : 'bissl laut nachts halt';
  return { hotel: 'Hotel Adlon', city: 'Berlin', isGenerated, upside, downside };
}
