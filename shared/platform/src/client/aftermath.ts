import type { AnyEndpoint } from '@rezenso/contract/endpoint';
import { mutateCache } from './data-provider.tsx';
import { forget, readsOf } from './freshness.ts';

/** When what jobs write after a change is read again, where it is shown: they are done within seconds. */
const readAgainAfterMs = [1_000, 3_000, 8_000];

const writtenLater = new Set<AnyEndpoint>();
let waiting: ReturnType<typeof setTimeout>[] = [];

/** Remembers that somebody reads this endpoint, if jobs write part of its answer. */
export function noteReader(endpoint: AnyEndpoint): void {
  if (endpoint.isWrittenLater) writtenLater.add(endpoint);
}

/**
 * What was read before a change may be wrong after it, also where the change's own page knows nothing of it: whatever is
 * shown next is read anew. What jobs write is read again a few times, where it is shown.
 */
export function followChange(endpoint: AnyEndpoint): void {
  if (endpoint.method === 'GET' || endpoint.changesNothing) return;
  forget(() => true);
  waiting.forEach(clearTimeout);
  waiting = readAgainAfterMs.map((afterMs) => setTimeout(readWrittenLater, afterMs, mutateCache));
}

/** @param changed the cache in which the change was made: another one has not seen it */
function readWrittenLater(changed: typeof mutateCache): void {
  if (changed !== mutateCache) return;
  for (const endpoint of writtenLater) {
    const isMatch = readsOf(endpoint);
    forget(isMatch);
    void mutateCache(isMatch);
  }
}
