import { describe, it } from 'node:test';
import { expect } from 'expect';
import { circlesIn } from './circles.ts';

const edges = (...pairs: Array<[string, ...string[]]>) => new Map(pairs.map(([from, ...to]) => [from, to]));

describe('circles', () => {
  it('are none where all arrows run down, however many ways there are', () => {
    expect(circlesIn(edges(['a', 'b', 'c'], ['b', 'd'], ['c', 'd'], ['d', 'outside']))).toBe(0);
  });

  it('count once for all that reach each other', () => {
    expect(circlesIn(edges(['a', 'b'], ['b', 'c'], ['c', 'a', 'b'], ['d', 'a']))).toBe(1);
  });

  it('count apart where nothing leads back', () => {
    expect(circlesIn(edges(['a', 'b'], ['b', 'a', 'x'], ['x', 'y'], ['y', 'x']))).toBe(2);
  });

  it('are also of one that leads to itself', () => {
    expect(circlesIn(edges(['a', 'a']))).toBe(1);
  });
});
