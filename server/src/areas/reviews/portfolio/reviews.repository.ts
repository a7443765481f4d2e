import { suspiciousFraudScore, wholeListLimit } from '@rezenso/contract/limits';
import type { ReplyProblem, ReplyPublication } from '@rezenso/contract/reviews';
import { givenMoment, id } from '@rezenso/contract/shapes';
import type { PlatformId } from '@rezenso/contract/vocabulary';
import { sql } from 'kysely';
import * as z from 'zod/mini';
import type { Db } from '../../../database/database.ts';
import { prepared } from '../../../database/prepared.ts';
import type { ReviewRow } from '../../../database/schema.ts';
import { contentHash } from './content-hash.ts';
import type { FlaggedReview } from './flagged-review.ts';
import { type Judgement, judgementColumns, verdictRules } from './judgement.ts';

export interface NewReview {
  source: PlatformId;
  content: string;
  rating: number;
  /** Whether the importing person named the stars. */
  isRatingGiven: boolean;
  reviewerName: string;
  reviewDate: Date;
}

export interface ListedPart {
  /** As many as a whole list holds when absent. */
  limit?: number | undefined;
  /** Only reviews dated at this moment or later. */
  since?: Date | undefined;
  /** Only those behind this one. */
  after?: ReviewPlace | undefined;
}

/** What a list of reviews is sorted by: date, and identifier among those of one moment. */
const place = z.tuple([givenMoment, id]);
type ReviewPlace = z.infer<typeof place>;
export const reviewPlace = {
  schema: place,
  of: (row: ListedReview): ReviewPlace => [row.review_date.toISOString(), row.id],
};

const columns = [
  ...(['id', 'source', 'content', 'rating', 'rating_given', 'reviewer_name', 'review_date'] as const),
  ...(['is_verified', 'fraud_score', 'external_id', 'created_at'] as const),
] as const satisfies ReadonlyArray<keyof ReviewRow>;

/** What a list shows of a review; the answer's columns are null where there is none. */
export type ListedReview = Pick<ReviewRow, (typeof columns)[number]> & {
  reply_text: string | null;
  answered_at: Date | null;
  send_state: ReplyPublication['state'] | null;
  send_problem: ReplyProblem | null;
  shown_text: string | null;
  shown_at: Date | null;
  /** Google is connected, this is one of its reviews, and stands there as far as is known. */
  can_send_reply: boolean;
};

const listed = `
  select ${columns.join(', ')}, review_replies.text as reply_text, answered_at, send_state, send_problem, shown_text, shown_at,
    source = 'google' and external_id is not null and send_problem is distinct from 'gone' and exists (
      select from user_platforms join google_connections on user_platform_id = user_platforms.id
      where user_platforms.member_id = $1) as can_send_reply
  from reviews left join review_replies on review_id = id`;

const listOfMember = prepared<ListedReview>(`${listed}
  where member_id = $1 and ($2::timestamptz is null or review_date >= $2)
    and ($4::timestamptz is null or review_date < $4 or (review_date = $4 and id > $5::uuid))
  order by review_date desc, id limit $3`);

const oneOfMember = prepared<ListedReview>(`${listed} where member_id = $1 and id = $2`);

/** The reviews a business has; every call names the owner. */
export function reviews(db: Db) {
  return {
    listOf(member: string, { limit = wholeListLimit, since, after }: ListedPart = {}): Promise<ListedReview[]> {
      const [date = null, review = null] = after ?? [];
      return listOfMember(db, [member, since ?? null, limit, date, review]);
    },

    find(member: string, id: string): Promise<ReviewRow | undefined> {
      return db
        .selectFrom('reviews')
        .selectAll()
        .where('id', '=', id)
        .where('member_id', '=', member)
        .executeTakeFirst();
    },

    /** As a list shows it. */
    async findListed(member: string, id: string): Promise<ListedReview | undefined> {
      const [row] = await oneOfMember(db, [member, id]);
      return row;
    },

    /** @returns undefined when the member has this text from this source already */
    add(member: string, review: NewReview, judgement: Judgement, now: Date): Promise<ReviewRow | undefined> {
      return db
        .insertInto('reviews')
        .values({
          member_id: member,
          source: review.source,
          content: review.content,
          content_hash: contentHash(review.content),
          rating: review.rating,
          rating_given: review.isRatingGiven,
          reviewer_name: review.reviewerName,
          review_date: review.reviewDate,
          ...judgementColumns(judgement),
          created_at: now,
        })
        .onConflict((conflict) => conflict.columns(['member_id', 'source', 'content_hash']).doNothing())
        .returningAll()
        .executeTakeFirst();
    },

    /** Imported ones that stand flagged, and were judged by other rules than today's. */
    async listFlaggedByOlderRules(limit: number): Promise<FlaggedReview[]> {
      return db
        .selectFrom('reviews')
        .select(['id', 'member_id', 'source', 'content', 'rating', 'rating_given', 'created_at'])
        .where('fraud_score', '>', suspiciousFraudScore)
        .where('judged_by', '<', verdictRules)
        .where('review_exchange_id', 'is', null)
        .orderBy('judged_by')
        .orderBy('id')
        .limit(limit)
        .execute();
    },

    /** @returns undefined when it has gone, or came out of an exchange */
    findImported(id: string): Promise<FlaggedReview | undefined> {
      return db
        .selectFrom('reviews')
        .select(['id', 'member_id', 'source', 'content', 'rating', 'rating_given', 'created_at'])
        .where('id', '=', id)
        .where('review_exchange_id', 'is', null)
        .executeTakeFirst();
    },

    /** @returns false when it has gone, or says something else now */
    async judgeAgain({ id, content }: FlaggedReview, judgement: Judgement): Promise<boolean> {
      const { numUpdatedRows } = await db
        .updateTable('reviews')
        .set(judgementColumns(judgement))
        .where('id', '=', id)
        .where('content', '=', content)
        .executeTakeFirst();
      return numUpdatedRows > 0n;
    },

    /** Keeps the judgement of the review that came out of an exchange, if it has become one. */
    async judgeOfExchange(exchangeId: string, judgement: Judgement): Promise<void> {
      await db
        .updateTable('reviews')
        .set({
          ...judgementColumns(judgement),
        })
        .where('review_exchange_id', '=', exchangeId)
        .execute();
    },

    /** Mean of the stars that a business's reviews were given, null without any, and how many reviews it has. */
    async averageOf(member: string): Promise<{ average: number | null; count: number }> {
      const { rows } = await sql<{ average: number | null; count: number }>`
        select avg(rating) filter (where rating_given)::float8 as average, count(*) as count
        from reviews where member_id = ${member}`.execute(db);
      return rows[0] ?? { average: null, count: 0 };
    },
  };
}
