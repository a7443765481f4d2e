import { readFileSync, writeFileSync } from 'node:fs';
import { availableParallelism, cpus } from 'node:os';
import { counted, doneIn, type Part } from './part.ts';
import type { PartRecord } from './record.ts';

/** A line of what was kept: one figure of one part. */
export interface Kept {
  part: string;
  /** When the last round ended, YYYY-MM-DD. */
  day: string;
  commit: string;
  commitDate: string;
  machine: string;
  what: string;
  figure: string;
}

/** The first two rows of every part. */
const doneRow = 'done of what is wanted';
const faultsRow = 'faults';

const file = new URL('./measured.tsv', import.meta.url);
const head = [
  '# What the long proof showed last: npm run test:long -- --keep. docs/reliability.md shows it.',
  '# part	day	commit	date of the commit	machine	row	figure',
];
const document = new URL('../../docs/reliability.md', import.meta.url);
/** Everything below it in the document is made of what is kept. */
export const heading = '## What was measured';

/** Rows of a part as its record stands. */
export function keptOf(part: Part, { measured, rounds }: PartRecord): Kept[] {
  const common = {
    part: part.name,
    day: (rounds.at(-1)?.endedAt ?? '').slice(0, 10),
    commit: measured.commit,
    commitDate: measured.commitDate,
    machine: machineOf(rounds.map(({ load }) => load)),
  };
  const done = Object.entries(part.wanted).map(
    ([what, count]) => `${counted(doneIn(rounds, what))} of ${counted(count)} ${what}`,
  );
  const faults = rounds.flatMap((round) => round.faults);
  const rows: (readonly [string, string])[] = [
    [doneRow, done.join('; ')],
    [faultsRow, counted(faults.length)],
    ...part.rows(rounds),
    [
      'rounds, minutes',
      `${counted(rounds.length)}, ${counted(rounds.reduce((sum, { seconds }) => sum + seconds, 0) / 60)}`,
    ],
  ];
  return rows.map(([what, figure]) => ({ ...common, what, figure }));
}

export function storedRows(): Kept[] {
  return readFileSync(file, 'utf8')
    .split('\n')
    .filter((line) => line !== '' && !line.startsWith('#'))
    .map((line) => {
      const [part = '', day = '', commit = '', commitDate = '', machine = '', what = '', figure = ''] =
        line.split('\t');
      return { part, day, commit, commitDate, machine, what, figure };
    });
}

/** Keeps what these parts showed, in place of what they showed before, and writes the document's tables. */
export function keep(parts: readonly Part[], measured: readonly Kept[]): void {
  const fresh = new Set(measured.map(({ part }) => part));
  const all = [...storedRows().filter(({ part }) => !fresh.has(part)), ...measured];
  const rows = parts.flatMap(({ name }) => all.filter(({ part }) => part === name));
  const lines = rows.map((one) =>
    [one.part, one.day, one.commit, one.commitDate, one.machine, one.what, one.figure].join('\t'),
  );
  writeFileSync(file, `${[...head, ...lines].join('\n')}\n`);
  const [above = ''] = readFileSync(document, 'utf8').split(`${heading}\n`);
  writeFileSync(document, `${above}${heading}\n\n${tablesOf(parts, rows)}\n`);
}

/** One table of all parts, then one of each that was measured. */
export function tablesOf(parts: readonly Part[], rows: readonly Kept[]): string {
  const of = (part: string) => rows.filter((row) => row.part === part);
  const overview = parts.map(({ name }) => {
    const [done, faults] = of(name);
    return done && faults
      ? `| ${name} | ${done.figure} | ${faults.figure} | ${done.commit} of ${done.commitDate} | ${done.day} |`
      : `| ${name} | not run yet | – | – | – |`;
  });
  const tables = parts.flatMap((part) => {
    const [done, , ...more] = of(part.name);
    if (!done) return [];
    const quiet = part.wantsQuiet ? ' Its times want a machine that does nothing else.' : '';
    return [
      `### ${part.title}`,
      `\`npm run test:long -- ${part.name}\`: ${done.day}, ${done.machine}.${quiet}`,
      ['| what | figure |', '|---|---|', ...more.map(({ what, figure }) => `| ${what} | ${figure} |`)].join('\n'),
    ];
  });
  return [
    ['| part | done of what is wanted | faults | commit | on |', '|---|---|---|---|---|', ...overview].join('\n'),
    ...tables,
  ].join('\n\n');
}

/** @param loads of the machine after each round */
function machineOf(loads: readonly number[]): string {
  const sorted = loads.toSorted((one, other) => one - other);
  const range = `${sorted[0] ?? 0} to ${sorted.at(-1) ?? 0}`;
  return `${availableParallelism()} cores (${cpus()[0]?.model.trim()}), Node ${process.versions.node}, load ${range}`;
}
