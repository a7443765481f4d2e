import { readFileSync } from 'node:fs';
import { describe, it } from 'node:test';
import { expect } from 'expect';
import type { Part } from './part.ts';
import { parts } from './parts.ts';
import { slopeOf } from './regression.ts';
import { heading, keptOf, storedRows, tablesOf } from './tables.ts';

const document = readFileSync(new URL('../../docs/reliability.md', import.meta.url), 'utf8');

describe('docs/reliability.md', () => {
  it('shows what was kept, and nothing else', () => {
    expect(document.split(`${heading}\n`)[1]?.trim()).toBe(tablesOf(parts, storedRows()));
  });

  it('is of parts that there are', () => {
    const names = new Set(parts.map(({ name }) => name));
    expect([...new Set(storedRows().map(({ part }) => part))].filter((name) => !names.has(name))).toEqual([]);
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
  const round = { endedAt: '2026-11-27T10:00:00.000Z', seconds: 90, faults: [], figures: {} };
  const rows = keptOf(part, {
    measured: { commit: 'abc', commitDate: '2026-11-26', fingerprint: 'f', isDirty: false },
    rounds: [
      { ...round, number: 0, load: 9.5, done: { kills: 200, stops: 1 } },
      { ...round, number: 1, load: 0.4, done: { kills: 12 }, faults: ['lost'] },
    ],
  });
  expect(rows.map(({ what, figure }) => [what, figure])).toEqual([
    ['done of what is wanted', '212 of 1,000 kills; 1 of 10 stops'],
    ['faults', '1'],
    ['written', '2'],
    ['rounds, minutes', '2, 3'],
  ]);
  expect(rows[0]?.machine).toMatch(/load 0.4 to 9.5$/);
  const text = tablesOf([part, { ...part, name: 'later' }], rows);
  expect(text).toContain('| kills | 212 of 1,000 kills; 1 of 10 stops | 1 | abc of 2026-11-26 | 2026-11-27 |');
  expect(text).toContain('| later | not run yet | – | – | – |');
});

it('a slope is that of the points, with the interval of what is off it', () => {
  const exact = slopeOf([0, 1, 2, 3].map((x) => [x, 5 + 2 * x]));
  expect([exact.perUnit, exact.margin]).toEqual([2, 0]);
  // Worked out by hand: mean 2.5, slope 0.2, residues of 4.8 in all.
  const rough = slopeOf([0, 1, 2, 3].map((x) => [x, [1, 4, 2, 3][x] ?? 0]));
  expect(rough.perUnit).toBeCloseTo(0.4);
  expect(rough.margin).toBeCloseTo(1.96 * Math.sqrt(4.2 / 2 / 5));
});
