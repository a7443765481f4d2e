import type { StaleReads } from '@rezenso/contract/live';
import { dropEarlyAnswers } from './early-answers.ts';
import { keptPaths, outdateReads, readAgain } from './reads.ts';

interface Round {
  /** Something came while it was under way, so that its answer may be too old. */
  isOvertaken: boolean;
  done: Promise<void>;
}

const underWay = new Map<string, Round>();
const elsewhere = new Map<string, () => Promise<void>>();

/** Says how a read is read again that does not stand in the cache. */
export function readElsewhere(path: string, read: () => Promise<void>): void {
  elsewhere.set(path, read);
}

/** Takes the answers of these reads for old, without reading anything yet. */
export function outdate(reads: StaleReads): void {
  const paths = pathsOf(reads);
  // The document may have asked for one that no page has taken yet.
  dropEarlyAnswers(reads);
  outdateReads((path) => paths.includes(path));
}

/**
 * Takes the answers of these reads for old and reads again what is shown of them, the rest with its next mount. Of each read
 * one round is under way at most: what comes meanwhile leads to one more. Resolves when all that is done, and never rejects.
 */
export async function freshen(reads: StaleReads): Promise<void> {
  await Promise.all(pathsOf(reads).map(freshenPath));
}

function freshenPath(path: string): Promise<void> {
  const known = underWay.get(path);
  if (known) {
    known.isOvertaken = true;
    outdate([path]);
    return known.done;
  }
  const round: Round = { isOvertaken: false, done: Promise.resolve() };
  underWay.set(path, round);
  round.done = runRounds(path, round).finally(() => underWay.delete(path));
  return round.done;
}

async function runRounds(path: string, round: Round): Promise<void> {
  do {
    round.isOvertaken = false;
    // What failed is the page's to show.
    await Promise.allSettled([elsewhere.get(path)?.(), readAgain((key) => key.startsWith(`GET ${path} `))]);
  } while (round.isOvertaken);
}

function pathsOf(reads: StaleReads): string[] {
  return reads === 'all' ? [...keptPaths(), ...elsewhere.keys()] : reads;
}
