import type { Db } from '../../../database/database.ts';

export interface Kept {
  value: unknown;
  countedAt: Date;
  freshUntil: Date;
}

/** Counted figures as they are kept for all processes. */
export function cachedStats(db: Db) {
  return {
    find(key: string): Promise<Kept | undefined> {
      return db
        .selectFrom('kept_figures')
        .select(['value', 'counted_at as countedAt', 'fresh_until as freshUntil'])
        .where('key', '=', key)
        .executeTakeFirst();
    },

    /** Takes it upon the caller to count again. @returns false when another one is at it, or has just done it */
    async claim(key: string, until: Date, now: Date): Promise<boolean> {
      const { numUpdatedRows } = await db
        .updateTable('kept_figures')
        .set({ renewing_until: until })
        .where('key', '=', key)
        .where('renewing_until', '<=', now)
        .where('fresh_until', '<=', now)
        .executeTakeFirst();
      return numUpdatedRows > 0n;
    },

    async keep(key: string, value: unknown, now: Date, freshUntil: Date): Promise<void> {
      const row = { value: JSON.stringify(value), counted_at: now, fresh_until: freshUntil, renewing_until: now };
      await db
        .insertInto('kept_figures')
        .values({ key, ...row })
        .onConflict((conflict) => conflict.column('key').doUpdateSet(row))
        .execute();
    },

    async forget(key: string): Promise<void> {
      await db.deleteFrom('kept_figures').where('key', '=', key).execute();
    },
  };
}
