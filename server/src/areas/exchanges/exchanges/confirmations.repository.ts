import { type Selectable, sql } from 'kysely';
import { isBlockedBetween, isBlockedIn } from '../../../database/blocked.ts';
import type { Db } from '../../../database/database.ts';
import type { Database } from '../../../database/schema.ts';

export type ConfirmationRow = Selectable<Database['review_confirmations']>;

export function confirmations(db: Db) {
  return {
    find(exchange: string): Promise<ConfirmationRow | undefined> {
      return db
        .selectFrom('review_confirmations')
        .selectAll()
        .where('review_exchange_id', '=', exchange)
        .executeTakeFirst();
    },

    /** Whether no words of one side reach the other. */
    async isBlocked(match: string): Promise<boolean> {
      const { rows } = await sql<{ isBlocked: boolean }>`select ${isBlockedIn(match)} as "isBlocked"`.execute(db);
      return rows[0]?.isBlocked ?? false;
    },

    /** Words of before a block that the writer was not told until then go: they would cross it. */
    async takeWordsBack(exchange: string): Promise<void> {
      await sql`update review_confirmations set notes = null from review_exchanges exchange
        where review_exchange_id = ${exchange} and exchange.id = review_exchange_id
          and ${isBlockedBetween(sql.ref('exchange.reviewer_id'), sql.ref('exchange.recipient_id'))}`.execute(db);
    },

    create(exchange: string, member: string, notes: string | null, now: Date): Promise<ConfirmationRow> {
      return db
        .insertInto('review_confirmations')
        .values({ review_exchange_id: exchange, member_id: member, notes, created_at: now })
        .returningAll()
        .executeTakeFirstOrThrow();
    },
  };
}
