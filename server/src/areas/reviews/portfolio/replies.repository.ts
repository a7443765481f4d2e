import type { ReplyProblem, ReplyPublication } from '@rezenso/contract/reviews';
import type { PlatformId } from '@rezenso/contract/vocabulary';
import { sql } from 'kysely';
import type { Db } from '../../../database/database.ts';

export interface Reply {
  text: string;
  isAnswered: boolean;
}

/** An answer as a platform has it. */
export interface ShownReply {
  text: string;
  changedAt: Date;
  /** 'checking' while the platform does not show it yet, 'rejected' when it never will. */
  state: 'published' | 'checking' | 'rejected';
}

/** What is known of an answer on a platform. */
export interface KnownReply {
  /** What was last asked to be sent. */
  sentText: string | null;
  shownText: string | null;
  shownAt: Date | null;
  sendState: ReplyPublication['state'] | null;
  sendProblem: ReplyProblem | null;
  /** How long what was last asked for is tried; null where nothing was. */
  sendUntil: Date | null;
}

/** An answer that does not stand on the platform, for a reason that waiting does not mend. */
export interface FailedReply {
  reviewId: string;
  problem: ReplyProblem;
  /** Names the wish that failed, so that it is told once. */
  attempt: string;
}

/** An answer of the business is on the platform, or may be soon; where nobody hears of it any more, the business knows better. */
const stands = sql<boolean>`(kept.shown_at is not null and kept.send_problem is distinct from 'rejected'
  and not (kept.send_state = 'checking' and kept.send_problem is not distinct from 'disconnected'))`;

const attempt = sql<string>`coalesce(floor(extract(epoch from send_until) * 1000)::bigint::text, '0')`;

/** Nothing is under way, and nothing happened since it was read. */
function isAsKnown(table: 'kept' | 'review_replies', known: KnownReply | undefined) {
  const column = (name: string) => sql.ref(`${table}.${name}`);
  return sql<boolean>`${column('send_state')} is distinct from 'sending'
    and ${column('shown_at')} is not distinct from ${known?.shownAt ?? null}::timestamptz
    and ${column('sent_text')} is not distinct from ${known?.sentText ?? null}::text`;
}

/** What businesses noted of their answers to reviews. */
export function replies(db: Db) {
  return {
    /**
     * Keeps a reply in place of the one before. Marked again it keeps the moment when it was first marked; without the mark it has none, unless
     * an answer stands on the platform.
     * @returns false when the member has no such review
     */
    async save(member: string, review: string, { text, isAnswered }: Reply, now: Date): Promise<boolean> {
      const { rows } = await sql`
        insert into review_replies as kept (review_id, text, answered_at)
        select id, ${text}::text, case when ${isAnswered}::boolean then ${now}::timestamptz end
        from reviews where id = ${review} and member_id = ${member}
        on conflict (review_id) do update set text = excluded.text,
          answered_at = case when excluded.answered_at is not null then coalesce(kept.answered_at, excluded.answered_at)
            when ${stands} then kept.answered_at end
        returning review_id`.execute(db);
      return rows.length > 0;
    },

    /**
     * Keeps a reply and what is to be sent, in place of the one before. What stands on the platform does so until this arrives.
     * @param until how long a platform that does not answer is tried again
     * @returns false when the member has no such review
     */
    async toSend(member: string, review: string, text: string, until: Date): Promise<boolean> {
      const { rows } = await sql`
        insert into review_replies (review_id, text, sent_text, send_until, send_state)
        select id, ${text}::text, ${text}::text, ${until}::timestamptz, 'sending'
        from reviews where id = ${review} and member_id = ${member}
        on conflict (review_id) do update set text = excluded.text, sent_text = excluded.sent_text,
          send_until = excluded.send_until, send_state = 'sending', send_problem = null
        returning review_id`.execute(db);
      return rows.length > 0;
    },

    /** What is to be sent; undefined when nothing waits. */
    async findSending(review: string): Promise<string | undefined> {
      const row = await db
        .selectFrom('review_replies')
        .select('sent_text')
        .where('review_id', '=', review)
        .where('send_state', '=', 'sending')
        .executeTakeFirst();
      return row?.sent_text ?? undefined;
    },

    /**
     * The platform has this text. Where another one was asked for meanwhile, that still waits.
     * @returns what is left to be sent, and what the platform rejected
     */
    async sent(
      review: string,
      sentText: string,
      shown: ShownReply,
    ): Promise<{ waiting?: string; failed?: FailedReply }> {
      const isShown = shown.state !== 'rejected';
      const { rows } = await sql<{ waiting: string | null; attempt: string }>`
        update review_replies set
          shown_text = case when ${isShown} then ${shown.text}::text else shown_text end,
          shown_at = case when ${isShown} then ${shown.changedAt}::timestamptz else shown_at end,
          send_state = case when sent_text = ${sentText} then ${isShown ? shown.state : 'failed'} else 'sending' end,
          send_problem = case when sent_text = ${sentText} and ${!isShown} then 'rejected' end,
          answered_at = case when ${isShown} then coalesce(answered_at, ${shown.changedAt}) end
        where review_id = ${review}
        returning case when sent_text <> ${sentText} then sent_text end as waiting, ${attempt} as attempt`.execute(db);
      const [row] = rows;
      if (!row) return {};
      if (row.waiting !== null) return { waiting: row.waiting };
      return isShown ? {} : { failed: { reviewId: review, problem: 'rejected', attempt: row.attempt } };
    },

    /**
     * It could not be sent. What is away may have arrived all the same, behind a later text: then that is to be sent once more.
     * @returns whether something still waits, and what failed for good
     */
    async failed(
      review: string,
      sentText: string,
      problem: ReplyProblem,
      now: Date,
    ): Promise<{ waits: boolean; failed?: FailedReply }> {
      const isAway = problem === 'away';
      const { rows } = await sql<{ waits: boolean; attempt: string }>`
        update review_replies set
          send_state = case when sent_text <> ${sentText} or (${isAway} and send_until > ${now}) then 'sending' else 'failed' end,
          send_problem = case when sent_text = ${sentText} then ${problem} end
        where review_id = ${review} and (send_state = 'sending' or (${isAway} and sent_text <> ${sentText}))
        returning send_state = 'sending' as waits, ${attempt} as attempt`.execute(db);
      const [row] = rows;
      if (!row || row.waits) return { waits: Boolean(row) };
      return { waits: false, failed: { reviewId: review, problem, attempt: row.attempt } };
    },

    /** What is known of the answers to these reviews on their platform, by the review. */
    async listKnown(reviews: readonly string[]): Promise<Map<string, KnownReply>> {
      if (reviews.length === 0) return new Map();
      const rows = await db
        .selectFrom('review_replies')
        .select(['review_id as id', 'sent_text as sentText', 'shown_text as shownText', 'shown_at as shownAt'])
        .select(['send_state as sendState', 'send_problem as sendProblem', 'send_until as sendUntil'])
        .where('review_id', 'in', reviews)
        .execute();
      return new Map(rows.map(({ id, ...known }) => [id, known]));
    },

    /**
     * The platform shows this answer, wherever it was written. Words that were written here stay; only what came from there follows it.
     * One that is being sent, and one that changed since it was known, is left alone.
     * @param isAfterReview whether the review was not changed since: only then it is answered
     * @returns what the platform rejected
     */
    async shown(
      review: string,
      known: KnownReply | undefined,
      { text, changedAt, state }: ShownReply,
      isAfterReview: boolean,
    ): Promise<FailedReply | undefined> {
      const isAnswer = state !== 'rejected' && isAfterReview;
      const sendState = state === 'rejected' ? 'failed' : state;
      const problem = state === 'rejected' ? 'rejected' : null;
      const { rows } = await sql`
        insert into review_replies as kept (review_id, text, answered_at, send_state, send_problem, shown_text, shown_at)
        values (${review}, ${text}, ${isAnswer ? changedAt : null}::timestamptz, ${sendState}, ${problem}::text, ${text}, ${changedAt})
        on conflict (review_id) do update set
          text = case when kept.text = '' or (kept.text = kept.shown_text and kept.text is distinct from kept.sent_text)
            then excluded.text else kept.text end,
          answered_at = case when ${isAnswer} then coalesce(kept.answered_at, excluded.answered_at)
            when ${state === 'rejected'} then null else kept.answered_at end,
          send_state = excluded.send_state, send_problem = excluded.send_problem,
          shown_text = excluded.shown_text, shown_at = excluded.shown_at
        where ${isAsKnown('kept', known)}
        returning review_id`.execute(db);
      const isRejected = state === 'rejected' && rows.length > 0;
      return isRejected ? { reviewId: review, problem: 'rejected', attempt: `at ${changedAt.getTime()}` } : undefined;
    },

    /**
     * The answer was deleted on the platform, so the review waits for one again. The words stay as a note, and so does what is told of
     * a later text that could not be sent.
     */
    async vanished(review: string, known: KnownReply): Promise<void> {
      await sql`
        update review_replies set shown_text = null, shown_at = null, answered_at = null,
          send_state = case when send_state = 'failed' then send_state end
        where review_id = ${review} and ${isAsKnown('review_replies', known)}`.execute(db);
    },

    /** How the business is called on a platform; undefined where it named none. */
    async nameOn(member: string, platform: PlatformId): Promise<string | undefined> {
      const row = await db
        .selectFrom('user_platforms')
        .select('business_name as name')
        .where('member_id', '=', member)
        .where('platform', '=', platform)
        .executeTakeFirst();
      return row?.name;
    },

    /** The platform shows the review after all; what stands under it is told apart. */
    async reappeared(review: string, known: KnownReply): Promise<void> {
      await sql`
        update review_replies set send_state = case when shown_at is not null then 'published' end, send_problem = null
        where review_id = ${review} and send_problem = 'gone' and ${isAsKnown('review_replies', known)}`.execute(db);
    },

    /**
     * The access to the platform ended: what was on its way does not arrive, and what becomes of an answer that the platform looks at first
     * is not heard of any more.
     * @returns what failed by it
     */
    async disconnected(member: string): Promise<FailedReply[]> {
      const { rows } = await sql<{ reviewId: string; state: ReplyPublication['state']; attempt: string }>`
        update review_replies set send_problem = 'disconnected',
          send_state = case when send_state = 'sending' then 'failed' else send_state end
        where send_state in ('sending', 'checking') and send_problem is distinct from 'disconnected'
          and review_id in (select id from reviews where member_id = ${member})
        returning review_id as "reviewId", send_state as state, ${attempt} as attempt`.execute(db);
      return rows.flatMap(({ reviewId, state, attempt: failedAttempt }) =>
        state === 'failed' ? [{ reviewId, problem: 'disconnected', attempt: failedAttempt }] : [],
      );
    },

    /** Its writer changed the review, so it waits for an answer again; the words of the note stay. */
    async unmark(review: string): Promise<void> {
      await db
        .updateTable('review_replies')
        .set({ answered_at: null })
        .where('review_id', '=', review)
        .where('answered_at', 'is not', null)
        .execute();
    },
  };
}
