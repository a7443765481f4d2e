import type { PlatformId } from '@rezenso/contract/vocabulary';
import { sql } from 'kysely';
import type { Db } from '../../../database/database.ts';
import type { ReviewRow } from '../../../database/schema.ts';
import { contentHash } from './content-hash.ts';
import { type Judgement, judgementColumns } from './judgement.ts';

export interface NewReview {
  source: PlatformId;
  content: string;
  rating: number;
  /** Whether the importing person named the stars. */
  isRatingGiven: boolean;
  reviewerName: string;
  reviewDate: Date;
}

const mostListed = 1000;

export interface ListedPart {
  /** 1-1000; as many as are ever listed when absent. */
  limit?: number | undefined;
  /** Only reviews dated at this moment or later. */
  since?: Date | undefined;
}

/** The reviews a business has; every call names the owner. */
export function reviews(db: Db) {
  return {
    listOf(member: string, { limit = mostListed, since }: ListedPart = {}): Promise<ReviewRow[]> {
      return db
        .selectFrom('reviews')
        .selectAll()
        .where('member_id', '=', member)
        .$if(since !== undefined, (query) => query.where('review_date', '>=', since as Date))
        .orderBy('review_date', 'desc')
        .orderBy('id')
        .limit(limit)
        .execute();
    },

    find(member: string, id: string): Promise<ReviewRow | undefined> {
      return db
        .selectFrom('reviews')
        .selectAll()
        .where('id', '=', id)
        .where('member_id', '=', member)
        .executeTakeFirst();
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
    async standing(member: string): Promise<{ average: number | null; count: number }> {
      const { rows } = await sql<{ average: number | null; count: number }>`
        select avg(rating) filter (where rating_given)::float8 as average, count(*) as count
        from reviews where member_id = ${member}`.execute(db);
      return rows[0] ?? { average: null, count: 0 };
    },
  };
}
