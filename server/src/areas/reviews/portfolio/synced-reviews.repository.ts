import { suspiciousFraudScore } from '@rezenso/contract/limits';
import { anonymousReviewer } from '@rezenso/contract/reviews';
import { type ExpressionBuilder, sql } from 'kysely';
import type { Db } from '../../../database/database.ts';
import type { Database } from '../../../database/schema.ts';
import { contentHash } from './content-hash.ts';
import { type Judgement, judgementColumns } from './judgement.ts';
import { replies } from './replies.repository.ts';
import { folded } from './review-texts.repository.ts';

const source = 'google';

/** A review as its platform shows it. */
export interface ShownReview {
  externalId: string;
  reviewerName: string | undefined;
  rating: number;
  content: string;
  writtenAt: Date;
  /** When its words were last changed. */
  changedAt: Date;
}

/** A review that came in before. */
export interface KnownReview {
  id: string;
  content: string;
  rating: number;
  /** Of a review that a partner handed in here: its words are the partner's. */
  exchangeId: string | null;
}

/** Reviews that Google names, among a member's own. */
export function syncedReviews(db: Db) {
  return {
    async listKnown(memberId: string, externalIds: readonly string[]): Promise<Map<string, KnownReview>> {
      if (externalIds.length === 0) return new Map();
      const rows = await db
        .selectFrom('reviews')
        .select(['id', 'external_id as externalId', 'content', 'rating', 'review_exchange_id as exchangeId'])
        .where(fromGoogle(memberId))
        .where('external_id', 'in', externalIds)
        .execute();
      return new Map(rows.map((row) => [row.externalId ?? '', row]));
    },

    /** Google's names of all that it ever brought and that are still here. */
    async listNames(memberId: string): Promise<string[]> {
      const rows = await db
        .selectFrom('reviews')
        .select('external_id as name')
        .where(fromGoogle(memberId))
        .where('external_id', 'is not', null)
        .execute();
      return rows.flatMap(({ name }) => name ?? []);
    },

    /** Reviews that partners handed in here are Google's no more. */
    async forgetNames(memberId: string, externalIds: readonly string[]): Promise<void> {
      await db
        .updateTable('reviews')
        .set({ external_id: null })
        .where(fromGoogle(memberId))
        .where('external_id', 'in', externalIds)
        .where('is_verified', '=', true)
        .execute();
    },

    /** @returns the ids of those removed */
    async remove(memberId: string, externalIds: readonly string[]): Promise<string[]> {
      const removed = await db
        .deleteFrom('reviews')
        .where(fromGoogle(memberId))
        .where('external_id', 'in', externalIds)
        .returning('id')
        .execute();
      return removed.map(({ id }) => id);
    },

    /**
     * Its writer changed it at Google: words, stars and judgement follow, it is looked for under its new words, and what was answered
     * was another text.
     */
    async change(id: string, review: ShownReview, judgement: Judgement, now: Date): Promise<void> {
      await db
        .updateTable('reviews')
        .set({
          content: review.content,
          content_hash: hashUnderName(review),
          rating: review.rating,
          stands_since: standsSince(review, now),
          worded_at: wordedAt(review, now),
          ...judgementColumns(judgement),
        })
        .where('id', '=', id)
        .execute();
      await db.deleteFrom('review_texts').where('review_id', '=', id).execute();
      await replies(db).unmark(id);
    },

    /**
     * The same text came in before, by hand or out of an exchange: that review now has Google's name, and the stars that
     * Google shows. From now on partners see it, so nobody's own word may stand for them.
     * @returns whether there was one
     */
    async adopt(memberId: string, review: ShownReview, now: Date): Promise<boolean> {
      if (review.content === '') return false;
      const { numUpdatedRows } = await db
        .updateTable('reviews')
        .set({
          external_id: review.externalId,
          rating: review.rating,
          rating_given: true,
          worded_at: wordedAt(review, now),
          stands_since: sql<Date>`least(created_at, ${standsSince(review, now)}::timestamptz)`,
        })
        .where(fromGoogle(memberId))
        .where('content_hash', '=', contentHash(review.content))
        .where('external_id', 'is', null)
        .executeTakeFirst();
      return numUpdatedRows > 0n;
    },

    /** @returns its id; undefined when another sync brought it meanwhile */
    async add(memberId: string, review: ShownReview, judgement: Judgement, now: Date): Promise<string | undefined> {
      const plain = contentHash(review.content);
      // Two people may write the same words, or none: then Google's name tells them apart.
      const isTaken = review.content === '' || (await this.hasText(memberId, plain));
      const added = await db
        .insertInto('reviews')
        .values({
          member_id: memberId,
          source,
          external_id: review.externalId,
          content: review.content,
          content_hash: isTaken ? hashUnderName(review) : plain,
          rating: review.rating,
          reviewer_name: (review.reviewerName ?? anonymousReviewer).slice(0, 120),
          review_date: review.writtenAt < now ? review.writtenAt : now,
          stands_since: standsSince(review, now),
          worded_at: wordedAt(review, now),
          ...judgementColumns(judgement),
          created_at: now,
        })
        .onConflict((conflict) => conflict.doNothing())
        .returning('id')
        .executeTakeFirst();
      return added?.id;
    },

    /** Whether somebody handed these words in for the member, and was taken for a copier. */
    async isAwaited(memberId: string, content: string): Promise<boolean> {
      const { rows } = await sql`select from review_exchanges exchange
        where recipient_id = ${memberId} and platform = ${source} and submitted_at is not null
          and (withheld = 'known_text' or fraud_score > ${suspiciousFraudScore})
          and ${folded(sql.ref('exchange.review_text'))} = ${folded(sql`${content}::text`)} limit 1`.execute(db);
      return rows.length > 0;
    },

    async hasText(memberId: string, hash: string): Promise<boolean> {
      const row = await db
        .selectFrom('reviews')
        .select('id')
        .where(fromGoogle(memberId))
        .where('content_hash', '=', hash)
        .executeTakeFirst();
      return row !== undefined;
    },
  };
}

/** A member's reviews of this source. */
function fromGoogle(memberId: string) {
  return (reviews: ExpressionBuilder<Database, 'reviews'>) => reviews.and({ member_id: memberId, source });
}

/** When its words appeared, as Google says. */
function wordedAt({ changedAt }: ShownReview, now: Date): Date {
  return changedAt < now ? changedAt : now;
}

/** Since when its words stand at Google, with a day's grace for who posts first and agrees on an exchange afterwards. */
function standsSince({ changedAt }: ShownReview, now: Date): Date {
  const atGoogle = new Date(changedAt.getTime() + 86_400_000);
  return atGoogle < now ? atGoogle : now;
}

/** Google's name keeps it apart from another review of the same words. */
function hashUnderName({ externalId, content }: ShownReview): string {
  return contentHash(`${externalId} ${content}`);
}
