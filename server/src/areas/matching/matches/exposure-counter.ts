import { exposuresOf } from '@rezenso/engines/matching';
import type { Core } from '../../../core.ts';
import { candidateIndex } from '../../accounts/index.ts';

export interface ExposureCounter {
  /** @param shown as they stand below each other: those read first count more */
  count(shown: readonly string[]): void;
  /** Writes down what was counted since the last time. */
  flush(): Promise<void>;
}

const flushMillis = 5_000;

/**
 * Counts who was suggested, in memory and written down every few seconds, so that a read stays a read. A killed process
 * loses some seconds of counts; they only balance who is shown.
 */
export function createExposureCounter({ database, log }: Pick<Core, 'database' | 'log'>): ExposureCounter {
  let counts = new Map<string, number>();
  let timer: NodeJS.Timeout | undefined;

  async function flush(): Promise<void> {
    clearTimeout(timer);
    timer = undefined;
    const counted = counts;
    counts = new Map();
    await candidateIndex(database.db)
      .addExposures(counted)
      .catch((error) => log.warn({ err: error }, 'exposures were not written down'));
  }

  return {
    count(shown) {
      for (const [place, id] of shown.entries()) counts.set(id, (counts.get(id) ?? 0) + exposuresOf(place));
      timer ??= setTimeout(() => void flush(), flushMillis).unref();
    },
    flush,
  };
}
