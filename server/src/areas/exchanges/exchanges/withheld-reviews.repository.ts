import { sql } from 'kysely';
import type { Db } from '../../../database/database.ts';
import type { ReviewExchangeRow, Withheld } from '../../../database/schema.ts';
import { announce } from '../../../live/announce.ts';

/** Handed-in reviews that count for nothing, and why (docs/decisions/0039). */
export function withheldReviews(db: Db) {
  return {
    async withhold(exchangeId: string, reason: Withheld): Promise<void> {
      await db.updateTable('review_exchanges').set({ withheld: reason }).where('id', '=', exchangeId).execute();
    },

    /**
     * A disputed review that does not count any more: its exchange is done, so that it holds up no plan. What nobody confirmed is
     * completed without a confirmation.
     */
    async endWithout(exchangeId: string, reason: 'upheld_case' | 'unresolved'): Promise<void> {
      await sql`update review_exchanges set withheld = ${reason}, disputed_at = null,
          status = case when status = 'awaiting_confirmation' then 'completed' else status end
        where id = ${exchangeId}`.execute(db);
    },

    /** What the reported member wrote and an upheld case is about: its exchange, or else all of its match. */
    async withholdUpheld(reportId: string): Promise<void> {
      const { rows } = await sql<{ members: string[] }>`
        update review_exchanges exchange set withheld = 'upheld_case' from reports report
        where report.id = ${reportId} and exchange.reviewer_id = report.reported_id
          and exchange.submitted_at is not null
          and (report.review_exchange_id = exchange.id
            or (report.review_exchange_id is null and report.match_id = exchange.match_id))
        returning array[exchange.reviewer_id, exchange.recipient_id] as members`.execute(db);
      const members = rows.flatMap((row) => row.members);
      await announce(db, members, 'exchanges', 'matches', 'reviews', 'profile', 'achievements');
    },

    /** What waits for a look at its writer's account. */
    async listHeld(writer: string): Promise<string[]> {
      const rows = await db
        .selectFrom('review_exchanges')
        .select('id')
        .where('reviewer_id', '=', writer)
        .where('withheld', '=', 'held_account')
        .orderBy('submitted_at')
        .execute();
      return rows.map(({ id }) => id);
    },

    /**
     * What a text was withheld for falls away; what moderators upheld stays.
     * @returns undefined when there is nothing to release
     */
    release(exchangeId: string, reasons: readonly Withheld[]): Promise<ReviewExchangeRow | undefined> {
      return db
        .updateTable('review_exchanges')
        .set({ withheld: null })
        .where('id', '=', exchangeId)
        .where('withheld', 'in', reasons)
        .returningAll()
        .executeTakeFirst();
    },
  };
}
