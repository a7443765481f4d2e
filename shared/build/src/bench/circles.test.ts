import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { circlesIn } from './circles.ts';

const edges = (...pairs: Array<[string, ...string[]]>) => new Map(pairs.map(([from, ...to]) => [from, to]));

describe('circles', () => {
  it('are none where all arrows run down, however many ways there are', () => {
    assert.equal(circlesIn(edges(['a', 'b', 'c'], ['b', 'd'], ['c', 'd'], ['d', 'outside'])), 0);
  });

  it('count once for all that reach each other', () => {
    assert.equal(circlesIn(edges(['a', 'b'], ['b', 'c'], ['c', 'a', 'b'], ['d', 'a'])), 1);
  });

  it('count apart where nothing leads back', () => {
    assert.equal(circlesIn(edges(['a', 'b'], ['b', 'a', 'x'], ['x', 'y'], ['y', 'x'])), 2);
  });

  it('are also of one that leads to itself', () => {
    assert.equal(circlesIn(edges(['a', 'a'])), 1);
  });
});
