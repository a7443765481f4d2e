import { describe, it } from 'node:test';
import { expect } from 'expect';
import { fingerprint } from './fingerprint.ts';
import { tellingWeight } from './word-stock.ts';

const word = { weight: 1, hash: 0xffff_fff0 };
const stock = (texts: number, inTexts: number) => ({ texts, counts: new Map([[word.hash | 0, inTexts]]) });

describe('what a shared word proves', () => {
  it('is what it says anywhere while it stands in one stored review of 200, or nothing is stored', () => {
    expect(tellingWeight(word, false)).toBe(1);
    expect(tellingWeight(word, false, stock(0, 0))).toBe(1);
    expect(tellingWeight(word, false, stock(9_800, 49))).toBe(1);
  });

  it('falls the more reviews have it', () => {
    const shares = [0.01, 0.05, 0.2, 0.9].map((share) => tellingWeight(word, false, stock(100_000, share * 100_000)));
    expect(shares).toEqual(shares.toSorted((a, b) => b - a));
    expect(shares[0]).toBeGreaterThan(0.8);
    expect(shares[2]).toBeLessThan(0.35);
    expect(shares[3]).toBeLessThan(0.05);
  });

  it('is decided by many reviews, not by the first few', () => {
    expect(tellingWeight(word, false, stock(3, 3))).toBeGreaterThan(0.7);
  });

  it('is never more than for words that are common anywhere, and little for the name of the business', () => {
    expect(tellingWeight({ ...word, weight: 0.3 }, false, stock(1_000, 0))).toBe(0.3);
    expect(tellingWeight({ ...word, weight: 0 }, false, stock(1_000, 0))).toBe(0);
    expect(tellingWeight(word, true)).toBe(0.3);
  });

  it('stands in the fingerprint of a text', () => {
    const text = 'Kupplung zerlegt';
    const [clutch] = fingerprint(text).tokens;
    const counts = new Map([[(clutch?.hash ?? 0) | 0, 500]]);
    const { telling, weights } = fingerprint(text, { texts: 1_000, counts });
    expect([...weights]).toEqual([1, 1]);
    expect(telling[0]).toBeLessThan(0.2);
    expect(telling[1]).toBe(1);
  });
});
