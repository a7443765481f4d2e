import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, it } from 'node:test';
import { loggedActions } from '@rezenso/contract/admin';
import { expect } from 'expect';
import { repository } from '../webpack/base.ts';
import { asvsNumbers } from './asvs-numbers.ts';

const states = ['met', 'not applicable', 'open'] as const;
const page = readFileSync(join(repository, 'docs/security.md'), 'utf8');

describe('docs/security.md', () => {
  it('has every requirement of levels 1 and 2 once, with its level', () => {
    // As many as the standard itself counts.
    expect([asvsNumbers[1].length, asvsNumbers[2].length]).toEqual([70, 183]);
    for (const level of ['1', '2'] as const) {
      const numbers = rowsOf(page).filter((row) => row.level === level);
      expect(numbers.map((row) => row.number).toSorted()).toEqual(asvsNumbers[level].toSorted());
    }
  });

  it('says of each what is so: met by files that are there, or why not', () => {
    expect(faultsIn(page)).toEqual([]);
  });

  it('counts what it says', () => {
    const counts =
      /\n\| met \| not applicable \| open \| all \|\n\|[-|]+\n\| (\d+) \| (\d+) \| (\d+) \| (\d+) \|\n/.exec(page);
    const rows = rowsOf(page);
    const told = states.map((state) => rows.filter((row) => row.state === state).length);
    expect(counts?.slice(1).map(Number)).toEqual([...told, rows.length]);
  });

  it('names every action of the audit log once among the security events', () => {
    const [, events = ''] = page.split('\n## Security events\n');
    const named = [...events.matchAll(/`([a-z]+\.[a-z_]+)`/g)].map(([, action]) => action);
    expect(loggedActions.length).toBeGreaterThan(25);
    expect(named.toSorted()).toEqual([...loggedActions].toSorted());
  });

  it('is found wrong when a file is not there, none is named, or nothing is said', () => {
    const broken = `
| 1.1.1 | 2 | a | met | [gone.test.ts](../server/src/gone.test.ts) |
| 1.1.2 | 2 | b | met | we believe so |
| 1.2.1 | 1 | c | open |  |
| 1.2.2 | 1 | d | nearly | for a reason |`;
    expect(faultsIn(broken)).toEqual([
      '1.1.1: ../server/src/gone.test.ts',
      '1.1.2: no file',
      '1.2.1: no word',
      '1.2.2: nearly',
    ]);
  });
});

interface Row {
  number: string;
  level: string;
  state: string;
  why: string;
}

function rowsOf(text: string): Row[] {
  return [...text.matchAll(/^\| (\d+\.\d+\.\d+) \| (\d) \| [^|]+ \| ([^|]+) \| ([^|]*) ?\|$/gm)].map(
    ([, number = '', level = '', state = '', why = '']) => ({ number, level, state, why }),
  );
}

function faultsIn(text: string): string[] {
  return rowsOf(text).flatMap(({ number, state, why }) => {
    if (!states.some((known) => known === state)) return [`${number}: ${state}`];
    if (!why.trim()) return [`${number}: no word`];
    if (state !== 'met') return [];
    const files = [...why.matchAll(/\]\(([^)]+)\)/g)].map(([, file = '']) => file);
    if (files.length === 0) return [`${number}: no file`];
    return files.filter((file) => !existsSync(join(repository, 'docs', file))).map((file) => `${number}: ${file}`);
  });
}
