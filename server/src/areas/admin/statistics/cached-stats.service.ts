import type { Core } from '../../../core.ts';
import type { Db } from '../../../database/database.ts';
import { cachedStats } from './cached-stats.repository.ts';

/** What is counted quicker than this is counted afresh each time. */
const quickMillis = 50;
/** A count is kept this many times as long as it took, so that counting never takes more than 1 % of the time … */
const keptTimes = 100;
/** … but never longer than this. */
const longestKeptMillis = 5 * 60_000;
const renewalMillis = 60_000;

/** Measures how long something took, in milliseconds; no clock that tells the time of day. */
export interface Stopwatch {
  now(): number;
}

export interface Figures<T> {
  value: T;
  countedAt: Date;
}

export type CachedStats = ReturnType<typeof createCachedStats>;

/** Figures over whole tables: exact to the moment while they are cheap, up to five minutes old on a large site. */
export function createCachedStats(
  { database, now }: Pick<Core, 'database' | 'now'>,
  stopwatch: Stopwatch = performance,
) {
  return {
    /**
     * The figures under `key`, counted when there are none fresh enough. While one caller counts, the others get the
     * kept ones. `isUsable` says whether kept ones still answer the question.
     */
    async get<T>(
      key: string,
      count: (db: Db) => Promise<T>,
      isUsable: (value: T) => boolean = () => true,
    ): Promise<Figures<T>> {
      const at = now();
      const kept = await cachedStats(database.db).find(key);
      const known = kept?.value as T;
      const usable = kept && isUsable(known) ? { ...kept, value: known } : undefined;
      if (usable && usable.freshUntil > at) return usable;
      const claimUntil = new Date(at.getTime() + renewalMillis);
      if (usable && !(await cachedStats(database.db).claim(key, claimUntil, at))) return usable;
      const started = stopwatch.now();
      const value = await count(database.db);
      await remember(key, value, at, stopwatch.now() - started, kept !== undefined);
      return { value, countedAt: at };
    },
  };

  async function remember(key: string, value: unknown, at: Date, tookMillis: number, isKept: boolean): Promise<void> {
    if (tookMillis >= quickMillis) {
      const keptMillis = Math.min(tookMillis * keptTimes, longestKeptMillis);
      await cachedStats(database.db).keep(key, value, at, new Date(at.getTime() + keptMillis));
    } else if (isKept) {
      await cachedStats(database.db).forget(key);
    }
  }
}
