import { type ExpressionBuilder, sql } from 'kysely';
import { isBlockedBetween } from '../../../database/blocked.ts';
import type { Db } from '../../../database/database.ts';
import type { Database, ReviewExchangeRow } from '../../../database/schema.ts';
import type { ExtensionRow } from '../../../database/schema-extensions.ts';

type Direction = Pick<ReviewExchangeRow, 'match_id' | 'reviewer_id' | 'recipient_id'>;

/** Whether its side still has a review to write. */
const isStillToWrite = (row: ExpressionBuilder<Database, 'due_date_extensions'>) =>
  row.exists(
    row
      .selectFrom('review_exchanges')
      .select('review_exchanges.id')
      .whereRef('review_exchanges.match_id', '=', 'due_date_extensions.match_id')
      .whereRef('review_exchanges.reviewer_id', '=', 'due_date_extensions.reviewer_id')
      .where('review_exchanges.status', 'in', ['pending', 'in_progress']),
  );

/** Later due dates; each change is one guarded statement, so of two at once one finds nothing. */
export function extensions(db: Db) {
  return {
    find(id: string): Promise<ExtensionRow | undefined> {
      return db.selectFrom('due_date_extensions').selectAll().where('id', '=', id).executeTakeFirst();
    },

    /** @returns undefined when another one stands already */
    propose(
      { match_id, reviewer_id, recipient_id }: Direction,
      { member, dueAt, reason }: { member: string; dueAt: Date; reason: string },
      now: Date,
    ): Promise<ExtensionRow | undefined> {
      return db
        .insertInto('due_date_extensions')
        .values({ match_id, reviewer_id, recipient_id, proposed_by: member, due_at: dueAt, reason, created_at: now })
        .onConflict((conflict) => conflict.doNothing())
        .returningAll()
        .executeTakeFirst();
    },

    /** The side that was asked answers. @returns undefined when it does not stand any more, or nothing is to be written */
    answer(id: string, member: string, state: 'accepted' | 'declined', now: Date): Promise<ExtensionRow | undefined> {
      return db
        .updateTable('due_date_extensions')
        .set({ state, closed_at: now })
        .where('id', '=', id)
        .where('state', '=', 'proposed')
        .where('proposed_by', '<>', member)
        .where((row) => row.or([row('reviewer_id', '=', member), row('recipient_id', '=', member)]))
        .where(isStillToWrite)
        .returningAll()
        .executeTakeFirst();
    },

    /** @returns undefined when it is not theirs or does not stand any more */
    withdraw(id: string, member: string, now: Date): Promise<ExtensionRow | undefined> {
      return db
        .updateTable('due_date_extensions')
        .set({ state: 'withdrawn', closed_at: now })
        .where('id', '=', id)
        .where('state', '=', 'proposed')
        .where('proposed_by', '=', member)
        .returningAll()
        .executeTakeFirst();
    },

    /** Puts off what is still to be written of a direction. @returns those that are due later now */
    async putOff({ match_id, reviewer_id, due_at }: ExtensionRow): Promise<ReviewExchangeRow[]> {
      const { rows } = await sql<ReviewExchangeRow>`
        update review_exchanges set due_at = ${due_at}, extensions = extensions + 1
        where match_id = ${match_id} and reviewer_id = ${reviewer_id} and status in ('pending', 'in_progress')
          and due_at < ${due_at}
        returning *`.execute(db);
      return rows;
    },

    /** @returns whether one side blocks the other by now: then what was proposed is about to end, untold, and its words go */
    async takeWordsBack(id: string): Promise<boolean> {
      const { rows } = await sql`update due_date_extensions later set reason = ''
        where id = ${id} and ${isBlockedBetween(sql.ref('later.reviewer_id'), sql.ref('later.recipient_id'))}
        returning id`.execute(db);
      return rows.length > 0;
    },

    /** What stands of a plan that is called off, or of what some of its sides had to write. */
    async endAllOf(match: string, now: Date, writers?: readonly string[]): Promise<void> {
      await db
        .updateTable('due_date_extensions')
        .set({ state: 'withdrawn', closed_at: now })
        .where('match_id', '=', match)
        .where('state', '=', 'proposed')
        .$if(writers !== undefined, (query) => query.where('reviewer_id', 'in', writers ?? []))
        .execute();
    },
  };
}
