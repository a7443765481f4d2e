import type { LimitDetails } from '@rezenso/contract/limits';
import { sql } from 'kysely';
import { AppError } from '../app-error.ts';
import type { Secret } from '../config/secret.ts';
import type { Database, Db } from '../database/database.ts';
import { type Limit, type LimitName, limitTable } from './limit-table.ts';
import { networkOf } from './network.ts';

/** Counts in fixed windows, stored in the database and so shared by all processes. */
export interface Limits<Name extends string = LimitName> {
  /**
   * Takes one of a limit within its current window. Call it outside transactions: a refusal must count.
   * @param whom as the table says: a network's limit wants the address of the request (and the mail address), the others
   *   an id; stored only as a keyed hash
   * @returns how many are left within the window
   * @throws {AppError} RATE_LIMITED, or the limit's own code, with Retry-After
   */
  take(name: Name, ...whom: [string, ...string[]]): Promise<number>;
  /** Gives one back that was taken in this window, for what did not come about and cost nobody anything. */
  giveBack(name: Name, ...whom: [string, ...string[]]): Promise<void>;
  /** What some counted within its window counts for `to` as well, where that is more. Call it in the transaction that moves them. */
  carry(tx: Db, name: Name, froms: readonly string[], to: string): Promise<void>;
}

/** @param table the limits by name; the application's own unless another is given */
export function createLimits(database: Database, secret: Secret, now: () => Date): Limits;
export function createLimits<Name extends string>(
  database: Database,
  secret: Secret,
  now: () => Date,
  table: Readonly<Record<Name, Limit>>,
): Limits<Name>;
export function createLimits(
  database: Database,
  secret: Secret,
  now: () => Date,
  table: Readonly<Record<string, Limit>> = limitTable,
): Limits<string> {
  return {
    async take(name, ...whom) {
      const limit = table[name];
      if (!limit) throw new Error(`There is no limit called ${name}`);
      const { max, windowSeconds, code = 'RATE_LIMITED' } = limit;
      const windowMillis = windowSeconds * 1000;
      const at = now().getTime();
      const start = Math.floor(at / windowMillis) * windowMillis;
      const { taken } = await database.db
        .insertInto('rate_limits')
        .values({ key: keyOf(secret, name, limit, whom), window_start: new Date(start), taken: 1 })
        .onConflict((conflict) =>
          conflict.columns(['key', 'window_start']).doUpdateSet((row) => ({ taken: row('rate_limits.taken', '+', 1) })),
        )
        .returning('taken')
        .executeTakeFirstOrThrow();
      if (taken <= max) return max - taken;
      const retryAfterSeconds = Math.ceil((start + windowMillis - at) / 1000);
      const details: LimitDetails = { retryAfterSeconds };
      throw new AppError(code, { retryAfterSeconds, details });
    },
    async giveBack(name, ...whom) {
      const limit = table[name];
      if (!limit) throw new Error(`There is no limit called ${name}`);
      const windowMillis = limit.windowSeconds * 1000;
      const start = Math.floor(now().getTime() / windowMillis) * windowMillis;
      await database.db
        .updateTable('rate_limits')
        .set((row) => ({ taken: row('taken', '-', 1) }))
        .where('key', '=', keyOf(secret, name, limit, whom))
        .where('window_start', '=', new Date(start))
        .where('taken', '>', 0)
        .execute();
    },
    async carry(tx, name, froms, to) {
      const limit = table[name];
      if (!limit) throw new Error(`There is no limit called ${name}`);
      const windowMillis = limit.windowSeconds * 1000;
      const start = new Date(Math.floor(now().getTime() / windowMillis) * windowMillis);
      const keys = froms.map((from) => keyOf(secret, name, limit, [from]));
      await sql`
        insert into rate_limits as known (key, window_start, taken)
        select ${keyOf(secret, name, limit, [to])}, ${start}::timestamptz, max(taken) from rate_limits
        where key = any(${keys}::text[]) and window_start = ${start} having max(taken) > 0
        on conflict (key, window_start) do update set taken = greatest(known.taken, excluded.taken)`.execute(tx);
    },
  };
}

/** What a limit counts under; nobody can read from it who that is. */
export function keyOf(secret: Secret, name: string, { per }: Limit, whom: readonly string[]): string {
  const [first = '', ...rest] = whom;
  const counted = per.startsWith('network') ? [networkOf(first), ...rest] : whom;
  return secret.sign('limits', JSON.stringify([name, ...counted]));
}
