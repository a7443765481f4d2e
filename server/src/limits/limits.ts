import type { Secret } from '../config/secret.ts';
import type { Database } from '../database/database.ts';
import { AppError } from '../http/app-error.ts';

/** Counts in fixed windows, stored in the database and so shared by all processes. */
export interface Limits {
  /**
   * Takes one of `max` within the current window of `windowSeconds`. Call it outside transactions: a refusal must count.
   * @param key what is limited and for whom, for instance `magic-link:mail:eva@example.de`; stored only as a keyed hash
   * @throws {AppError} RATE_LIMITED with Retry-After
   */
  take(key: string, max: number, windowSeconds: number): Promise<void>;
  /** Forgets windows that ended more than a day ago. */
  removeOld(): Promise<void>;
}

const keepMillis = 86_400_000;

export function createLimits(database: Database, secret: Secret, now: () => Date): Limits {
  return {
    async take(key, max, windowSeconds) {
      const windowMillis = windowSeconds * 1000;
      const at = now().getTime();
      const start = Math.floor(at / windowMillis) * windowMillis;
      const { taken } = await database.db
        .insertInto('rate_limits')
        .values({ key: secret.sign('limits', key), window_start: new Date(start), taken: 1 })
        .onConflict((conflict) =>
          conflict.columns(['key', 'window_start']).doUpdateSet((row) => ({ taken: row('rate_limits.taken', '+', 1) })),
        )
        .returning('taken')
        .executeTakeFirstOrThrow();
      if (taken <= max) return;
      throw new AppError('RATE_LIMITED', { retryAfterSeconds: Math.ceil((start + windowMillis - at) / 1000) });
    },
    async removeOld() {
      const before = new Date(now().getTime() - keepMillis);
      await database.db.deleteFrom('rate_limits').where('window_start', '<', before).execute();
    },
  };
}
