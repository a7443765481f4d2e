import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, it } from 'node:test';
import { expect } from 'expect';
import { repository } from '../webpack/base.ts';

/** Fewer were not to be enough. */
const fewest = 37;
const page = readFileSync(join(repository, 'docs/abuse-cases.md'), 'utf8');

describe('docs/abuse-cases.md', () => {
  it('has enough cases, each once, and says of each who tries what and what must happen', () => {
    const rows = rowsOf(page);
    expect(rows.length).toBeGreaterThanOrEqual(fewest);
    expect(new Set(rows.map(({ number }) => number)).size).toBe(rows.length);
    expect(rows.filter(({ said }) => said.length !== 3 || said.some((cell) => cell === ''))).toEqual([]);
  });

  it('names for each a test that is there', () => {
    expect(faultsIn(page)).toEqual([]);
  });

  it('is found wrong when a row names no test, a file that is gone, or a title that no test has', () => {
    const here = '[abuse-cases.test.ts](../shared/build/src/documents/abuse-cases.test.ts)';
    const broken = `
| R1 | a | b | c |  |
| R2 | a | b | c | [gone.test.ts](../server/src/gone.test.ts) “is gone” |
| R3 | a | b | c | ${here} “is nowhere to be found” |
| R4 | a | b | c | ${here} “names for each a test that is there” |`;
    expect(faultsIn(broken)).toEqual(['R1: no test', 'R2: ../server/src/gone.test.ts', 'R3: is nowhere to be found']);
  });
});

interface Row {
  number: string;
  /** Who, what they try, what must happen. */
  said: string[];
  heldBy: string;
}

function rowsOf(text: string): Row[] {
  return [...text.matchAll(/^\| ([A-Z]\d+) \|(.*)\|([^|]*)\|$/gm)].map(([, number = '', said = '', heldBy = '']) => ({
    number,
    said: said.split('|').map((cell) => cell.trim()),
    heldBy,
  }));
}

function faultsIn(text: string): string[] {
  return rowsOf(text).flatMap(({ number, heldBy }) => {
    const named = [...heldBy.matchAll(/\]\(([^)]+)\) “([^”]+)”/g)];
    if (named.length === 0) return [`${number}: no test`];
    return named.flatMap(([, file = '', title = '']) => {
      const path = join(repository, 'docs', file);
      if (!/\.(?:test\.tsx?|spec\.ts)$/.test(file) || !existsSync(path)) return [`${number}: ${file}`];
      return hasTest(readFileSync(path, 'utf8'), title) ? [] : [`${number}: ${title}`];
    });
  });
}

/** Titles stand in the source as they are written here, with the expressions of those that are made for several cases. */
function hasTest(source: string, title: string): boolean {
  return ["'", '`', '"'].some((quote) =>
    ['it', 'test'].some((name) => source.includes(`${name}(${quote}${title}${quote}`)),
  );
}
