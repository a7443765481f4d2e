import { describe, it } from 'node:test';
import { expect } from 'expect';
import { assessReview } from '../assess-review.ts';
import { comparedSentences } from './compared-sentences.ts';
import { cosineOf, directionBandCount, directionBands } from './directions.ts';
import { isConspicuous, paraphraseOf, usualLikeness } from './paraphrase.ts';

const original = 'Der Zwetschgenkuchen kam lauwarm aus dem Ofen. Nach fünf Minuten stand der Teller auf dem Tisch.';

describe('bands of directions', () => {
  it('are shared by vectors that point nearly the same way, and hardly by others', () => {
    const random = randomOf(3);
    const found = { near: 0, far: 0 };
    for (let turn = 0; turn < 200; turn += 1) {
      const vector = aDirection(random);
      found.near += Number(shares(vector, turnedTo(vector, 0.9, random)));
      found.far += Number(shares(vector, turnedTo(vector, 0.3, random)));
    }
    expect(found.near).toBeGreaterThan(180);
    expect(found.far).toBeLessThan(20);
  });

  it('are the same wherever they are worked out', () => {
    const vector = aDirection(randomOf(7));
    expect(directionBands(vector)).toEqual(directionBands([...vector]));
    expect(directionBands(vector).hashes).toHaveLength(directionBandCount);
    expect(cosineOf(vector, vector.slice(1))).toBe(0);
  });
});

describe('what says the same', () => {
  it('stands out from what is usual with this model, whatever that is', () => {
    for (const [mean, spread] of [
      [0.8, 0.02],
      [0.3, 0.08],
    ] as const) {
      const usual = usualLikeness(Array.from({ length: 60 }, (_, at) => mean + (at % 2 ? spread : -spread)));
      expect(isConspicuous(mean + spread, usual)).toBe(false);
      expect(isConspicuous(0.97, usual)).toBe(true);
    }
    expect(usualLikeness([0.1, 0.2])).toBeUndefined();
    expect([isConspicuous(0.9, undefined), isConspicuous(0.95, undefined)]).toEqual([false, true]);
  });

  it('is proved by half of the sentences, not by one of many', () => {
    const others = [sentence('Er war warm.', [1, 0, 0]), sentence('Es ging schnell.', [0, 1, 0])];
    const usual = { mean: 0.2, deviation: 0.05 };
    const both = [sentence('Lauwarm kam er.', [1, 0, 0]), sentence('Ruckzuck stand er da.', [0, 1, 0])];
    expect(paraphraseOf(both, others, 0.9, usual)).toEqual({
      share: 1,
      quote: 'Lauwarm kam er.',
      otherQuote: 'Er war warm.',
    });
    const mostlyOwn = [...both.slice(0, 1), sentence('Parken geht gut.', [0, 0, 1]), sentence('Bis bald.', [0, 0, -1])];
    expect(paraphraseOf(mostlyOwn, others, 0.9, usual)).toBeUndefined();
    expect(paraphraseOf([], others, 0.9, usual)).toBeUndefined();
  });

  it('is compared without what the writer was given, and not at all where there is too little', () => {
    expect(comparedSentences(original).sentences).toHaveLength(2);
    expect(comparedSentences('Sehr gut, gerne wieder!')).toEqual({ text: '', sentences: [] });
  });
});

describe('the finding', () => {
  const paraphrase = { share: 1, quote: 'Lauwarm kam er.', otherQuote: 'Er war warm.' };

  it('is noticed, quotes both sentences, and never flags by itself', () => {
    const { evidence, fraudScore, risk } = assessReview({ text: original }, [], {}, undefined, paraphrase);
    expect(evidence[0]).toMatchObject({
      code: 'duplicate_paraphrase',
      quote: 'Lauwarm kam er.',
      otherQuote: 'Er war warm.',
    });
    expect([fraudScore <= 50, risk]).toEqual([true, 'mittel']);
  });

  it('gives way to copied words, which say the same more surely', () => {
    const { evidence } = assessReview({ text: original }, [{ text: original }], {}, undefined, paraphrase);
    expect(evidence.map(({ code }) => code)).toEqual(['duplicate_copy']);
  });
});

function sentence(text: string, vector: number[]) {
  return { text, vector };
}

function shares(a: readonly number[], b: readonly number[]): boolean {
  const [one, other] = [directionBands(a).hashes, directionBands(b).hashes];
  return one.some((hash, band) => other[band] === hash);
}

function randomOf(seed: number): () => number {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32 - 0.5;
  };
}

function aDirection(random: () => number): number[] {
  return unit(Array.from({ length: 128 }, random));
}

/** A direction of this cosine to another one. */
function turnedTo(vector: readonly number[], cosine: number, random: () => number): number[] {
  const other = aDirection(random);
  const along = cosineOf(vector, other);
  const aside = unit(other.map((value, at) => value - along * (vector[at] ?? 0)));
  return vector.map((value, at) => cosine * value + Math.sqrt(1 - cosine ** 2) * (aside[at] ?? 0));
}

function unit(vector: readonly number[]): number[] {
  const length = Math.hypot(...vector);
  return vector.map((value) => value / length);
}
