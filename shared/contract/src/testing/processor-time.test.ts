import { growthByFour } from './processor-time.ts';

describe('how processor time grows', () => {
  it('is told from the square of the length', () => {
    expect(growthByFour(pairs, 6_000)).toBeGreaterThan(8);
  });

  it('is four for what looks at each sign once', () => {
    expect(growthByFour((length) => pairs(Math.sqrt(length) * 50), 2_500)).toBeLessThan(8);
  });

  it('is not told of what takes no time', () => {
    expect(growthByFour(() => undefined, 1)).toBe(1);
  });
});

/** Takes as long as there are pairs. */
function pairs(length: number): number {
  let sum = 0;
  for (let left = 0; left < length; left += 1) for (let right = 0; right < length; right += 1) sum += left ^ right;
  return sum;
}
