import type { DisputeOutcome } from '@rezenso/contract/dispute';
import { changedReviewDays, disputeAnswerDays } from '@rezenso/contract/limits';
import { sql } from 'kysely';
import { isBlockedBetween } from '../../../database/blocked.ts';
import type { Db } from '../../../database/database.ts';
import type { ReviewExchangeRow } from '../../../database/schema.ts';
import type { DisputeRow } from '../../../database/schema-disputes.ts';
import { noticeDays } from '../exchanges/silences.repository.ts';

export interface Complaint {
  reason: DisputeRow['reason'];
  text: string;
  link: string | null;
}

export interface Answer {
  text: string;
  link: string | null;
}

const dayMillis = 86_400_000;
const idOf = (id: string) => sql<string>`${id}::uuid`;

/**
 * Disputes of handed-in reviews. The row of the exchange is what everybody waits for, and `disputed_at` says that one is open:
 * confirming, settling by silence, deciding and withdrawing ask for it in the statement that changes it.
 */
export function disputes(db: Db) {
  return {
    find(id: string): Promise<DisputeRow | undefined> {
      return db.selectFrom('disputes').selectAll().where('id', '=', id).executeTakeFirst();
    },

    /** The newest one of an exchange. */
    findOf(exchange: string): Promise<DisputeRow | undefined> {
      return db
        .selectFrom('disputes')
        .selectAll()
        .where('review_exchange_id', '=', exchange)
        .orderBy('is_after_confirmation', 'desc')
        .limit(1)
        .executeTakeFirst();
    },

    /**
     * Marks a review as disputed: while it waits for its confirmation, or when it was confirmed shortly before and is said to be
     * another one now.
     * @returns undefined when it is not the recipient's, is disputed already, or nothing is left to dispute
     */
    async markDisputed(
      exchange: string,
      recipient: string,
      reason: DisputeRow['reason'],
      now: Date,
    ): Promise<ReviewExchangeRow | undefined> {
      const since = new Date(now.getTime() - changedReviewDays * dayMillis);
      const { rows } = await sql<ReviewExchangeRow>`
        update review_exchanges set disputed_at = ${now}
        where id = ${exchange} and recipient_id = ${recipient} and disputed_at is null and (
          status = 'awaiting_confirmation'
          or (${reason}::text = 'changed_afterwards' and status in ('confirmed', 'completed')
            and confirmed_at > ${since} and withheld is null))
        returning *`.execute(db);
      return rows[0];
    },

    /**
     * What is said while one side blocks the other is for moderators alone.
     * @returns undefined when it was disputed before in the same way: before, or after its confirmation
     */
    async file(
      exchange: Pick<ReviewExchangeRow, 'id' | 'reviewer_id' | 'recipient_id' | 'confirmed_at'>,
      { reason, text, link }: Complaint,
      now: Date,
    ): Promise<DisputeRow | undefined> {
      return db
        .insertInto('disputes')
        .values({
          review_exchange_id: exchange.id,
          reviewer_id: exchange.reviewer_id,
          recipient_id: exchange.recipient_id,
          is_after_confirmation: exchange.confirmed_at !== null,
          reason,
          text,
          link,
          is_text_private: isBlockedBetween(idOf(exchange.reviewer_id), idOf(exchange.recipient_id)),
          answer_due_at: new Date(now.getTime() + disputeAnswerDays * dayMillis),
          created_at: now,
        })
        .onConflict((conflict) => conflict.columns(['review_exchange_id', 'is_after_confirmation']).doNothing())
        .returningAll()
        .executeTakeFirst();
    },

    /** What the writer says, once; to moderators alone while one side blocks the other. @returns undefined when none of theirs is open without an answer */
    answer(exchange: string, reviewer: string, { text, link }: Answer, now: Date): Promise<DisputeRow | undefined> {
      return db
        .updateTable('disputes')
        .set({
          answer: text,
          answer_link: link,
          answered_at: now,
          is_answer_private: isBlockedBetween(sql.ref('disputes.reviewer_id'), sql.ref('disputes.recipient_id')),
        })
        .where('review_exchange_id', '=', exchange)
        .where('reviewer_id', '=', reviewer)
        .where('state', '=', 'open')
        .where('answered_at', 'is', null)
        .returningAll()
        .executeTakeFirst();
    },

    /** What one side said before a block and the other was not told until then is for moderators alone as well, as it would be now. */
    async keepToModerators(id: string, what: 'is_text_private' | 'is_answer_private'): Promise<void> {
      await db
        .updateTable('disputes')
        .set({ [what]: true })
        .where('id', '=', id)
        .where(isBlockedBetween(sql.ref('disputes.reviewer_id'), sql.ref('disputes.recipient_id')))
        .execute();
    },

    /** Takes the mark off a review. @returns undefined when nothing is open, for instance because somebody was faster */
    async clear(exchange: string): Promise<ReviewExchangeRow | undefined> {
      return db
        .updateTable('review_exchanges')
        .set({ disputed_at: null })
        .where('id', '=', exchange)
        .where('disputed_at', 'is not', null)
        .returningAll()
        .executeTakeFirst();
    },

    /** Closes the open dispute of a review whose mark was taken off in the same transaction. @returns undefined when there is none */
    close(
      exchange: string,
      closing: { state: 'withdrawn' | 'ended' } | { state: DisputeOutcome; decision: string; by: string },
      now: Date,
    ): Promise<DisputeRow | undefined> {
      const decided = 'by' in closing ? { decision: closing.decision, decided_by: closing.by } : {};
      return db
        .updateTable('disputes')
        .set({ state: closing.state, closed_at: now, ...decided })
        .where('review_exchange_id', '=', exchange)
        .where('state', '=', 'open')
        .returningAll()
        .executeTakeFirst();
    },

    /** Notes that the recipient was freed of what it still had to write. */
    async noteRelief(id: string): Promise<void> {
      await db.updateTable('disputes').set({ is_relieved: true }).where('id', '=', id).execute();
    },

    /** A day that both sides were told of, on which silence settles a review, may have passed while it was disputed: a few are left to confirm it. */
    async waitAgain(exchange: string, now: Date): Promise<void> {
      const soonest = sql`${now}::timestamptz + make_interval(days => ${noticeDays}::int)`;
      await sql`update review_exchanges set settles_at = greatest(settles_at, ${soonest})
        where id = ${exchange} and status = 'awaiting_confirmation' and settles_at is not null`.execute(db);
    },

    /** Open ones with a member on one side, or only those that it filed. */
    listOpenOf(member: string, { isFiledOnly = false } = {}): Promise<DisputeRow[]> {
      return db
        .selectFrom('disputes')
        .selectAll()
        .where('state', '=', 'open')
        .where((row) =>
          isFiledOnly
            ? row('recipient_id', '=', member)
            : row.or([row('recipient_id', '=', member), row('reviewer_id', '=', member)]),
        )
        .orderBy('created_at')
        .orderBy('id')
        .execute();
    },
  };
}
