import { type Selectable, sql } from 'kysely';
import type { Db } from '../../../database/database.ts';
import type { Database } from '../../../database/schema.ts';
import { isBlockedIn } from './blocked.sql.ts';

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

    create(exchange: string, member: string, notes: string | null, now: Date): Promise<ConfirmationRow> {
      return db
        .insertInto('review_confirmations')
        .values({ review_exchange_id: exchange, member_id: member, notes, created_at: now })
        .returningAll()
        .executeTakeFirstOrThrow();
    },
  };
}
