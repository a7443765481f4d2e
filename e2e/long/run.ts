import { cpus, loadavg } from 'node:os';
import { isFinished, type Part, type ProductState, type RecordedRound, type Round } from './part.ts';
import { addRound, measuredIn, readRounds } from './record.ts';

export interface RunOptions {
  /** Rounds are recorded there. */
  folder: string;
  /** Those of before lie there. */
  kept: string;
  /** At most so many rounds of each part now. */
  rounds?: number;
  /** No round begins after so many minutes of a part. */
  minutes?: number;
  say(line: string): void;
}

/** Whatever breaks so often in a row will not get better. */
const mostBroken = 3;

/**
 * Runs rounds of a part until it is done, or as many as are asked for. Each is recorded, with the state of the product that it measured;
 * what is not committed is measured and told, and not recorded.
 * @returns all its rounds, those of before first; undefined where it cannot run here
 */
export async function runPart(
  repository: string,
  part: Part,
  options: RunOptions,
): Promise<RecordedRound[] | undefined> {
  const { folder, kept, rounds: most = Number.POSITIVE_INFINITY, minutes = Number.POSITIVE_INFINITY, say } = options;
  const rounds = readRounds([kept, folder], part.name);
  // Only a look at what there is.
  if (most === 0) return rounds;
  const missing = await part.missing?.();
  if (missing) {
    say(`${part.name} is skipped: ${missing}`);
    return undefined;
  }
  const { isDirty, ...state } = await measuredIn(repository, part.files);
  if (isDirty) say(`${part.name}: something is not committed, so nothing is recorded.`);
  else if (rounds.length > 0) say(`${part.name} goes on after round ${rounds.length}.`);
  if (isFinished(part, rounds)) return rounds;
  let end: (() => Promise<void>) | undefined;
  try {
    end = await part.begin?.();
    const latest = performance.now() + minutes * 60_000;
    let broken = 0;
    for (let begun = 0; begun < most && broken < mostBroken; begun += 1) {
      if (isFinished(part, rounds) || performance.now() > latest) break;
      const round = await recorded(repository, part, rounds.length, state);
      broken = Object.values(round.done).some((count) => count > 0) ? 0 : broken + 1;
      rounds.push(round);
      if (!isDirty) addRound(folder, part.name, round);
      say(lineOf(part, round));
    }
  } finally {
    await end?.();
  }
  return rounds;
}

async function recorded(repository: string, part: Part, number: number, state: ProductState): Promise<RecordedRound> {
  const startedAt = performance.now();
  const round = await part.round(number).catch(
    (error: unknown): Round => ({
      done: {},
      faults: [`round ${number} broke off: ${error instanceof Error ? error.message : String(error)}`],
      figures: {},
    }),
  );
  const seconds = Math.round((performance.now() - startedAt) / 100) / 10;
  const load = Math.round((loadavg()[0] ?? 0) * 10) / 10;
  const machine = `${cpus().length} cores (${cpus()[0]?.model.trim()}), Node ${process.versions.node}`;
  // Where the repository lies is nobody's matter.
  const faults = round.faults.map((fault) => fault.replaceAll(repository.replace(/\/$/, ''), '.'));
  return { number, endedAt: new Date().toISOString(), seconds, load, machine, ...round, faults, state };
}

function lineOf({ name }: Part, { number, seconds, done, faults }: RecordedRound): string {
  const counts = Object.entries(done).map(([what, count]) => `${count} ${what}`);
  const line = `${name} ${number}: ${counts.join(', ') || 'nothing'}, ${faults.length} faults, ${seconds} s`;
  return [line, ...faults.map((fault) => `  ! ${fault}`)].join('\n');
}
