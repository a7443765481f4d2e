import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { counted, doneIn, type Part, type RecordedRound } from './part.ts';
import { readRounds } from './record.ts';

/** Rounds that are kept for good, a file for each part: everything that docs/reliability.md shows is made of them. */
export const keptRounds = fileURLToPath(new URL('./rounds', import.meta.url));
const document = new URL('../../docs/reliability.md', import.meta.url);
/** Everything below it in the document is made of what is kept. */
export const heading = '## What was measured';

type Row = readonly [what: string, figure: string];

/** What a part showed over all states of the product. */
export function rowsOf(part: Part, rounds: readonly RecordedRound[]): readonly Row[] {
  return [
    ['done of what is wanted', doneOf(part, rounds)],
    ['faults', counted(faultsIn(rounds))],
    ...part.rows(rounds),
    ['rounds, minutes', `${counted(rounds.length)}, ${counted(secondsOf(rounds) / 60)}`],
  ];
}

export function writeTables(parts: readonly Part[]): void {
  const [above = ''] = readFileSync(document, 'utf8').split(`${heading}\n`);
  writeFileSync(document, `${above}${heading}\n\n${tablesOf(parts)}\n`);
}

/**
 * One table of all parts, then one of each that was measured.
 * @param read rounds of a part; those that are kept unless told otherwise
 */
export function tablesOf(
  parts: readonly Part[],
  read: (part: string) => readonly RecordedRound[] = (part) => readRounds([keptRounds], part),
): string {
  const all = parts.map((part) => ({ part, rounds: read(part.name) }));
  const overview = all.map(({ part, rounds }) => {
    const last = rounds.at(-1);
    if (!last) return `| ${part.name} | not run yet | – | – | – | – |`;
    const { commit, commitDate } = last.state;
    const latest = rounds.filter(({ state }) => state.fingerprint === last.state.fingerprint);
    const cells = [
      part.name,
      doneOf(part, rounds),
      counted(faultsIn(rounds)),
      counted(new Set(rounds.map(({ state }) => state.fingerprint)).size),
      `${commit} of ${commitDate}: ${countsOf(part, latest).join(', ')}, ${counted(faultsIn(latest))} faults`,
      dayOf(last),
    ];
    return `| ${cells.join(' | ')} |`;
  });
  const tables = all.flatMap(({ part, rounds }) => {
    const last = rounds.at(-1);
    if (!last) return [];
    const quiet = part.wantsQuiet ? ' Its times want a machine that does nothing else.' : '';
    const [, , ...rows] = rowsOf(part, rounds);
    const first = rounds[0] ?? last;
    const days = dayOf(first) === dayOf(last) ? dayOf(last) : `${dayOf(first)} to ${dayOf(last)}`;
    return [
      `### ${part.title}`,
      `\`npm run test:long -- ${part.name}\`: ${days}, ${machinesOf(rounds)}.${quiet}`,
      ['| what | figure |', '|---|---|', ...rows.map(([what, figure]) => `| ${what} | ${figure} |`)].join('\n'),
    ];
  });
  const head = [
    '| part | done of what is wanted | faults | states | of it on the last one | on |',
    '|---|---|---|---|---|---|',
  ];
  return [[...head, ...overview].join('\n'), ...tables].join('\n\n');
}

function doneOf(part: Part, rounds: readonly RecordedRound[]): string {
  return Object.entries(part.wanted)
    .map(([what, count]) => `${counted(doneIn(rounds, what))} of ${counted(count)} ${what}`)
    .join('; ');
}

function countsOf(part: Part, rounds: readonly RecordedRound[]): string[] {
  return Object.keys(part.wanted).map((what) => `${counted(doneIn(rounds, what))} ${what}`);
}

function faultsIn(rounds: readonly RecordedRound[]): number {
  return rounds.reduce((sum, { faults }) => sum + faults.length, 0);
}

function secondsOf(rounds: readonly RecordedRound[]): number {
  return rounds.reduce((sum, { seconds }) => sum + seconds, 0);
}

function dayOf({ endedAt }: RecordedRound): string {
  return endedAt.slice(0, 10);
}

function machinesOf(rounds: readonly RecordedRound[]): string {
  const loads = rounds.map(({ load }) => load).toSorted((one, other) => one - other);
  const machines = [...new Set(rounds.map(({ machine }) => machine))].join('; ');
  return `${machines}, load ${loads[0] ?? 0} to ${loads.at(-1) ?? 0}`;
}
