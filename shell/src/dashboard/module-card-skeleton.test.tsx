import { render } from '@testing-library/react';
import { ModuleCardSkeleton } from './module-card-skeleton.tsx';

it('has the rows that the manifest declares', () => {
  expect(rowsOf({ rows: 2, rowRem: 8.5 })).toBe(2);
  expect(rowsOf({})).toBe(3);
});

it('draws no more than a dashboard can bear, whatever a manifest says', () => {
  for (const rows of [300_000, Number.MAX_VALUE, Number.POSITIVE_INFINITY])
    expect(rowsOf({ rows, rowRem: 1e9 })).toBeLessThanOrEqual(12);
  expect(rowsOf({ rows: -1, rowRem: 3 })).toBe(0);
});

/** How many more placeholders there are than in a card without rows. */
function rowsOf(shape: { rows?: number; rowRem?: number }): number {
  const count = (rows: typeof shape) => render(<ModuleCardSkeleton {...rows} />).container.querySelectorAll('*').length;
  return count(shape) - count({ rows: 0 });
}
