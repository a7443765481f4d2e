import { sql } from 'kysely';
import type { Db } from '../../../database/database.ts';

/** Texts that earned. */
export function rewardedTexts(db: Db) {
  return {
    async lockWriter(member: string): Promise<void> {
      await sql`select from members where id = ${member} for no key update`.execute(db);
    },

    /** @returns false when another exchange has it, however close in time */
    async claim(hash: string, exchange: string, now: Date): Promise<boolean> {
      const { numInsertedOrUpdatedRows = 0n } = await db
        .insertInto('rewarded_texts')
        .values({ content_hash: hash, review_exchange_id: exchange, created_at: now })
        .onConflict((conflict) => conflict.column('content_hash').doNothing())
        .executeTakeFirst();
      return numInsertedOrUpdatedRows > 0n;
    },
  };
}
