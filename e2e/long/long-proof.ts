import { join } from 'node:path';
import { printTable } from '../../shared/build/src/bench/table.ts';
import { parts } from './parts.ts';
import { readRecord } from './record.ts';
import { runPart } from './run.ts';
import { type Kept, keep, keptOf } from './tables.ts';

interface Given {
  rounds?: string;
  minutes?: string;
  keep: boolean;
}

/**
 * Runs the named parts, or all of them, as far as they are not done; prints a table of each.
 * @returns whether no part found a fault
 * @throws Error naming what there is, when a name is none
 */
export async function longProof(
  repository: string,
  names: readonly string[],
  given: Given,
  say: (line: string) => void,
): Promise<boolean> {
  const unknown = names.find((name) => !parts.some((part) => part.name === name));
  if (unknown) throw new Error(`There is no part ${unknown}; there are ${parts.map(({ name }) => name).join(', ')}`);
  const folder = process.env.LONG_RECORD ?? join(repository, 'node_modules/.cache/long');
  const chosen = parts.filter(({ name }) => names.length === 0 || names.includes(name));
  const rows: Kept[] = [];
  let isSound = true;
  for (const part of chosen) {
    await runPart(repository, part, {
      folder,
      ...(given.rounds === undefined ? {} : { rounds: Number(given.rounds) }),
      ...(given.minutes === undefined ? {} : { minutes: Number(given.minutes) }),
      say,
    });
    const record = readRecord(folder, part.name);
    if (!record || record.rounds.length === 0) continue;
    const kept = keptOf(part, record);
    say(`\n${part.title} (${record.measured.commit} of ${record.measured.commitDate})\n`);
    printTable(
      ['what', 'figure'],
      kept.map(({ what, figure }) => [what, figure]),
    );
    say('');
    isSound &&= record.rounds.every(({ faults }) => faults.length === 0);
    if (given.keep && record.measured.isDirty) say(`${part.name} is not kept: something was not committed.`);
    else rows.push(...kept);
  }
  if (given.keep) keep(parts, rows);
  return isSound;
}
