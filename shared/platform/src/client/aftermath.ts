import type { AnyEndpoint } from '@rezenso/contract/endpoint';
import { readsOf, readsOfAll, staleHeader } from '@rezenso/contract/subjects';
import { cancelWaitingCalls } from '../connection/waiting-calls.ts';
import { dropEarlyAnswers } from './early-answers.ts';
import { freshen } from './freshen.ts';
import { emptyCache, outdateAll, readWrittenLater } from './reads.ts';

/** When what jobs write after a change is read again, where it is shown: they are done within seconds. */
const readAgainAfterMs = [1_000, 3_000, 8_000];

let waiting: ReturnType<typeof setTimeout>[] = [];
let isTold = false;

/** Says whether the server tells this page what goes stale, as long as it follows changes (`live/`). */
export function setTold(isToldNow: boolean): void {
  isTold = isToldNow;
}

/**
 * After a change: reads again what the answer names as stale, where it is shown, and resolves when that is done. While nobody
 * tells what jobs write after it, whatever is shown next is read anew, and what they write is read again a few times.
 */
export async function followChange(endpoint: AnyEndpoint, { ok, status, headers }: Response): Promise<void> {
  if (endpoint.method === 'GET' || saysNothing(status)) return;
  // A server of the version before names nothing: what the contract says is the same, as of this build.
  const stale = headers.get(staleHeader)?.split(' ') ?? readsOfAll(endpoint.changes ?? []);
  if (ok && (stale.length > 0 || changesSomething(endpoint))) {
    dropEarlyAnswers(isTold ? stale : 'all');
    if (!isTold) {
      outdateAll();
      waiting.forEach(clearTimeout);
      waiting = readAgainAfterMs.map((afterMs) => setTimeout(readLater, afterMs));
    }
  }
  await freshen(stale);
}

/**
 * Forgets everything read, and what was to be read again because of it: what follows belongs to somebody else.
 * @param isReadAgain whether what is shown is read anew at once
 */
export function startOver(isReadAgain: boolean): void {
  waiting.forEach(clearTimeout);
  cancelWaitingCalls();
  emptyCache(isReadAgain);
}

/** What jobs write, and the bell, which counts what they tell. */
function readLater(): void {
  readWrittenLater();
  void freshen([...readsOf.session]);
}

/** Nobody signed in, too many calls, a fault: that says nothing of what the page shows, and no more should be asked now. */
function saysNothing(status: number): boolean {
  return status === 401 || status === 429 || status >= 500;
}

/** A build of contract 1.10 or older does not say what it changes. */
function changesSomething({ changes, changesNothing }: AnyEndpoint): boolean {
  return !changesNothing && changes?.length !== 0;
}
