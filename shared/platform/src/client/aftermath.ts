import type { AnyEndpoint } from '@rezenso/contract/endpoint';
import { dropEarlyAnswers } from './early-answers.ts';
import { emptyCache, outdateAll, readWrittenLater } from './reads.ts';

/** When what jobs write after a change is read again, where it is shown: they are done within seconds. */
const readAgainAfterMs = [1_000, 3_000, 8_000];

let waiting: ReturnType<typeof setTimeout>[] = [];

/**
 * What was read before a change may be wrong after it, also where the change's own page knows nothing of it: whatever is
 * shown next is read anew. What jobs write is read again a few times, where it is shown.
 */
export function followChange(endpoint: AnyEndpoint): void {
  if (endpoint.method === 'GET' || endpoint.changesNothing || endpoint.changes?.length === 0) return;
  dropEarlyAnswers();
  outdateAll();
  waiting.forEach(clearTimeout);
  waiting = readAgainAfterMs.map((afterMs) => setTimeout(readWrittenLater, afterMs));
}

/**
 * Forgets everything read, and what was to be read again because of it: what follows belongs to somebody else.
 * @param isReadAgain whether what is shown is read anew at once
 */
export function startOver(isReadAgain: boolean): void {
  waiting.forEach(clearTimeout);
  emptyCache(isReadAgain);
}
