import { readdirSync, readFileSync } from 'node:fs';
import { describe, it } from 'node:test';
import { expect } from 'expect';
import type { Part, RecordedRound } from './part.ts';
import { parts } from './parts.ts';
import { slopeOf } from './regression.ts';
import { heading, keptRounds, rowsOf, tablesOf } from './tables.ts';

const document = readFileSync(new URL('../../docs/reliability.md', import.meta.url), 'utf8');

describe('docs/reliability.md', () => {
  it('shows what was kept, and nothing else', () => {
    expect(document.split(`${heading}\n`)[1]?.trim()).toBe(tablesOf(parts));
  });

  it('is of parts that there are', () => {
    const files = new Set(parts.map(({ name }) => `${name}.jsonl`));
    expect(readdirSync(keptRounds).filter((file) => !files.has(file))).toEqual([]);
    for (const { name } of parts) expect(document).toContain(`\`${name}\``);
  });
});

it('a table says what was done of what is wanted, the faults, and how busy the machine was', () => {
  const part: Part = {
    name: 'kills',
    title: 'Kills',
    wanted: { kills: 1_000, stops: 10 },
    files: [],
    round: () => Promise.reject(new Error('not run')),
    rows: (rounds) => [['written', String(rounds.length)]],
  };
  const [one, other] = ['one', 'other'].map((commit) => ({ commit, commitDate: '2026-11-26', fingerprint: commit }));
  const round = { seconds: 90, faults: [], figures: {}, machine: '2 cores' };
  const rounds = [
    { ...round, number: 0, endedAt: '2026-11-26T10:00:00.000Z', load: 9.5, done: { kills: 200, stops: 1 }, state: one },
    {
      ...round,
      number: 1,
      endedAt: '2026-11-27T10:00:00.000Z',
      load: 0.4,
      done: { kills: 12 },
      faults: ['lost'],
      state: one,
    },
    { ...round, number: 2, endedAt: '2026-11-28T10:00:00.000Z', load: 1, done: { kills: 1 }, state: other },
  ] as RecordedRound[];
  expect(rowsOf(part, rounds)).toEqual([
    ['done of what is wanted', '213 of 1,000 kills; 1 of 10 stops'],
    ['faults', '1'],
    ['written', '3'],
    ['rounds, minutes', '3, 5'],
  ]);
  const text = tablesOf([part, { ...part, name: 'later' }], (name) => (name === 'kills' ? rounds : []));
  expect(text).toContain(
    '| kills | 213 of 1,000 kills; 1 of 10 stops | 1 | 2 | other of 2026-11-26: 1 kills, 0 stops, 0 faults | 2026-11-28 |',
  );
  expect(text).toContain('`npm run test:long -- kills`: 2026-11-26 to 2026-11-28, 2 cores, load 0.4 to 9.5.');
  expect(text).toContain('| later | not run yet | – | – | – | – |');
});

it('a slope is that of the points, with the interval of what is off it', () => {
  const exact = slopeOf([0, 1, 2, 3].map((x) => [x, 5 + 2 * x]));
  expect([exact.perUnit, exact.margin]).toEqual([2, 0]);
  // Worked out by hand: mean 2.5, slope 0.2, residues of 4.8 in all.
  const rough = slopeOf([0, 1, 2, 3].map((x) => [x, [1, 4, 2, 3][x] ?? 0]));
  expect(rough.perUnit).toBeCloseTo(0.4);
  expect(rough.margin).toBeCloseTo(1.96 * Math.sqrt(4.2 / 2 / 5));
});
