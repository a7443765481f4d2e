import { bucketLabel, scaleOf } from './axes.ts';

it.each([
  [0, [1, 0]],
  [1, [1, 0]],
  [2, [2, 1, 0]],
  [3, [4, 2, 0]],
  [5, [6, 3, 0]],
  [9, [10, 5, 0]],
  [18, [20, 10, 0]],
  [48, [60, 30, 0]],
  [120, [200, 100, 0]],
  [9_100, [10_000, 5_000, 0]],
])('ends the axis for %s at a round figure', (most, marks) => {
  expect(scaleOf(most)).toEqual({ top: marks[0], marks });
});

it('halves no count', () => {
  for (let most = 0; most <= 2_000; most += 1) {
    const { top, marks } = scaleOf(most);
    expect(top).toBeGreaterThanOrEqual(most);
    expect(marks.every(Number.isInteger)).toBe(true);
  }
});

it('names months as such, weeks and days by their day', () => {
  expect(bucketLabel('2026-03-01', 'month')).toBe('März 2026');
  expect(bucketLabel('2026-03-02', 'week')).toBe('02.03.2026');
  expect(bucketLabel('2026-03-02', 'day')).toBe('02.03.2026');
});
