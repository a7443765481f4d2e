import { describe, it, mock } from 'node:test';
import { expect } from 'expect';
import { medianOf, verdictOf } from './figures.ts';
import { printTable } from './table.ts';

describe('a verdict', () => {
  it('is about the figure as it is printed', () => {
    expect(verdictOf(1.044, 1.04)).toBe('met');
    expect(verdictOf(1.046, 1.04)).toBe('missed by 0.01');
    expect(verdictOf(99.6, 100, 0)).toBe('met');
    expect(verdictOf(100.6, 100, 0)).toBe('missed by 1');
  });
});

it('the median of an even number is the upper one, and of none nothing', () => {
  expect(medianOf([9, 1, 5])).toBe(5);
  expect(medianOf([4, 1, 3, 2])).toBe(3);
  expect(medianOf([])).toBeNaN();
});

it('a table has its numbers to the right', (context) => {
  const lines: unknown[] = [];
  mock.method(console, 'log', (line: unknown) => lines.push(line));
  context.after(() => mock.restoreAll());
  printTable(
    ['route', 'kB'],
    [
      ['/', '9.5'],
      ['/matches', '197.3'],
    ],
  );
  expect(lines).toEqual(['route        kB', '--------  -----', '/           9.5', '/matches  197.3']);
});
