import { describe, it } from 'node:test';
import { expect } from 'expect';
import { chance, mutantsOf } from './mutants.ts';

describe('defects of a source', () => {
  it('are one for each place of an operator, outside of comments and texts', () => {
    const source = [
      'export function a(b: number): boolean {',
      "  // a === b, 'true'",
      "  if (b > 3 && b !== 4) return 'x === y' === `true`;",
      '  return true;',
      '}',
    ].join('\n');
    expect(mutantsOf(source).map(({ operator, line, after }) => [operator, line, after])).toEqual([
      ['equal', 3, "if (b > 3 && b !== 4) return 'x === y' !== `true`;"],
      ['unequal', 3, "if (b > 3 && b === 4) return 'x === y' === `true`;"],
      ['above', 3, "if (b >= 3 && b !== 4) return 'x === y' === `true`;"],
      ['and', 3, "if (b > 3 || b !== 4) return 'x === y' === `true`;"],
      ['true', 4, 'return false;'],
      ['negated condition', 3, "if (!(b > 3 && b !== 4)) return 'x === y' === `true`;"],
    ]);
  });

  it('leave calls and awaits out, and early ends', () => {
    const source = ['async function a() {', '  if (!b.c) return;', '  await d(1);', '  e.f(2);', '}'].join('\n');
    expect(mutantsOf(source).map(({ operator, after }) => [operator, after])).toEqual([
      ['condition', 'if (b.c) return;'],
      ['no early end', 'if (!b.c) ;'],
      ['await left out', 'void d(1);'],
      ['call left out', ';'],
    ]);
  });

  it('are chosen alike by one seed', () => {
    const [one, same, other] = [chance(7), chance(7), chance(8)];
    const three = (next: () => number) => [next(), next(), next()];
    const chosen = three(one);
    expect(chosen).toEqual(three(same));
    expect(chosen).not.toEqual(three(other));
    for (const value of chosen) expect(value >= 0 && value < 1).toBe(true);
  });
});
