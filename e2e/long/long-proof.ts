import { join } from 'node:path';
import { printTable } from '../../shared/build/src/bench/table.ts';
import { parts } from './parts.ts';
import { moveRounds, readRounds } from './record.ts';
import { runPart } from './run.ts';
import { keptRounds, rowsOf, writeTables } from './tables.ts';

interface Given {
  rounds?: string;
  minutes?: string;
  keep: boolean;
}

/**
 * Runs the named parts, or all of them, as far as they are not done; prints a table of each.
 * @returns whether no part found a fault in the state of the product that it was run on last
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
  let isSound = true;
  for (const part of chosen) {
    await runPart(repository, part, {
      folder,
      kept: keptRounds,
      ...(given.rounds === undefined ? {} : { rounds: Number(given.rounds) }),
      ...(given.minutes === undefined ? {} : { minutes: Number(given.minutes) }),
      say,
    });
    const rounds = readRounds([keptRounds, folder], part.name);
    if (rounds.length === 0) continue;
    say(`\n${part.title}\n`);
    printTable(['what', 'figure'], rowsOf(part, rounds));
    say('');
    const state = rounds.at(-1)?.state.fingerprint;
    isSound &&= rounds.every((round) => round.state.fingerprint !== state || round.faults.length === 0);
    if (given.keep) moveRounds(folder, keptRounds, part.name);
  }
  if (given.keep) writeTables(parts);
  return isSound;
}
