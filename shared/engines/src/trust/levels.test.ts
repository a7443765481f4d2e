import { describe, it } from 'node:test';
import { expect } from 'expect';
import fc from 'fast-check';
import { levelOf, levelProgress } from './index.ts';

describe('levels', () => {
  const steps: [total: number, level: string, xp: number][] = [
    [0, 'Bronze', 0],
    [499, 'Bronze', 499],
    [500, 'Silber', 0],
    [1_250, 'Gold', 250],
    [1_999, 'Platin', 499],
    [2_000, 'Diamant', 0],
    [9_999, 'Diamant', 500],
  ];
  for (const [total, level, xp] of steps) {
    it(`makes ${total} points ${level} with ${xp} towards the next level`, () => {
      expect(levelProgress(total)).toEqual({ level, xp, xpTarget: 500 });
      expect(levelOf(total)).toBe(level);
    });
  }

  it('never shows more than a full bar or less than an empty one', () => {
    fc.assert(
      fc.property(fc.integer({ min: -100, max: 100_000 }), (total) => {
        const { xp } = levelProgress(total);
        expect(xp).toBeGreaterThanOrEqual(0);
        expect(xp).toBeLessThanOrEqual(500);
      }),
    );
  });
});
