import { sql } from 'kysely';
import type { Db } from '../../../database/database.ts';

/** Texts that earned. */
export function rewardedTexts(db: Db) {
  return {
    async lockWriter(member: string): Promise<void> {
      await sql`select from members where id = ${member} for no key update`.execute(db);
    },

    /**
     * @param overtaken exchanges whose words are this one's, by the platform's word
     * @returns false when another exchange has it, however close in time
     */
    async claim(hash: string, exchange: string, overtaken: readonly string[], now: Date): Promise<boolean> {
      const { numInsertedOrUpdatedRows = 0n } = await db
        .insertInto('rewarded_texts')
        .values({ content_hash: hash, review_exchange_id: exchange, created_at: now })
        .onConflict((conflict) =>
          conflict
            .column('content_hash')
            .doUpdateSet({ review_exchange_id: exchange, created_at: now })
            .where('rewarded_texts.review_exchange_id', 'in', overtaken.length > 0 ? overtaken : [exchange]),
        )
        .executeTakeFirst();
      return numInsertedOrUpdatedRows > 0n;
    },
  };
}
