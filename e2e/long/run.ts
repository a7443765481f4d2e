import { loadavg } from 'node:os';
import { isFinished, type Part, type RecordedRound, type Round } from './part.ts';
import { addRound, measuredIn, openRecord, type PartRecord, readRecord } from './record.ts';

export interface RunOptions {
  /** The records lie there. */
  folder: string;
  /** At most so many rounds of each part now. */
  rounds?: number;
  /** No round begins after so many minutes of a part. */
  minutes?: number;
  say(line: string): void;
}

/** Whatever breaks so often in a row will not get better. */
const mostBroken = 3;

/** Runs rounds of a part until it is done, or as many as are asked for. @returns its record; undefined where it cannot run here */
export async function runPart(repository: string, part: Part, options: RunOptions): Promise<PartRecord | undefined> {
  const { folder, rounds: most = Number.POSITIVE_INFINITY, minutes = Number.POSITIVE_INFINITY, say } = options;
  // Only a look at what there is: nothing begins anew.
  if (most === 0) return readRecord(folder, part.name);
  const missing = await part.missing?.();
  if (missing) {
    say(`${part.name} is skipped: ${missing}`);
    return undefined;
  }
  const record = openRecord(folder, part.name, await measuredIn(repository, part.files), say);
  if (isFinished(part, record.rounds)) return record;
  let end: (() => Promise<void>) | undefined;
  try {
    end = await part.begin?.();
    const latest = performance.now() + minutes * 60_000;
    let broken = 0;
    for (let begun = 0; begun < most && broken < mostBroken; begun += 1) {
      if (isFinished(part, record.rounds) || performance.now() > latest) break;
      const round = await recorded(part, record.rounds.length);
      broken = Object.values(round.done).some((count) => count > 0) ? 0 : broken + 1;
      record.rounds.push(round);
      addRound(folder, part.name, round);
      say(lineOf(part, round));
    }
  } finally {
    await end?.();
  }
  return record;
}

async function recorded(part: Part, number: number): Promise<RecordedRound> {
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
  return { number, endedAt: new Date().toISOString(), seconds, load, ...round };
}

function lineOf({ name }: Part, { number, seconds, done, faults }: RecordedRound): string {
  const counts = Object.entries(done).map(([what, count]) => `${count} ${what}`);
  const line = `${name} ${number}: ${counts.join(', ') || 'nothing'}, ${faults.length} faults, ${seconds} s`;
  return [line, ...faults.map((fault) => `  ! ${fault}`)].join('\n');
}
