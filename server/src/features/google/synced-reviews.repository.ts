import type { Db } from '../../database/database.ts';
import { contentHash } from '../reviews/content-hash.ts';
import type { Judgement } from '../reviews/judgement.ts';
import type { GoogleReview } from './business-profile.ts';
import { anonymousReviewer } from './texts.de.ts';

const source = 'google';

/** Reviews that Google names, among a member's own. */
export function syncedReviews(db: Db) {
  return {
    async listKnown(memberId: string, externalIds: readonly string[]): Promise<Set<string>> {
      if (externalIds.length === 0) return new Set();
      const rows = await db
        .selectFrom('reviews')
        .select('external_id')
        .where('member_id', '=', memberId)
        .where('source', '=', source)
        .where('external_id', 'in', externalIds)
        .execute();
      return new Set(rows.flatMap(({ external_id }) => external_id ?? []));
    },

    /**
     * The same text came in before, by hand or out of an exchange: that review now has Google's name, and the stars that
     * Google shows. From now on partners see it, so nobody's own word may stand for them.
     * @returns whether there was one
     */
    async adopt(memberId: string, review: GoogleReview): Promise<boolean> {
      if (review.content === '') return false;
      const { numUpdatedRows } = await db
        .updateTable('reviews')
        .set({ external_id: review.externalId, rating: review.rating, rating_given: true })
        .where('member_id', '=', memberId)
        .where('source', '=', source)
        .where('content_hash', '=', contentHash(review.content))
        .where('external_id', 'is', null)
        .executeTakeFirst();
      return numUpdatedRows > 0n;
    },

    /** @returns its id; undefined when another sync brought it meanwhile */
    async add(memberId: string, review: GoogleReview, judgement: Judgement, now: Date): Promise<string | undefined> {
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
          content_hash: isTaken ? contentHash(`${review.externalId} ${review.content}`) : plain,
          rating: review.rating,
          reviewer_name: (review.reviewerName ?? anonymousReviewer).slice(0, 120),
          review_date: review.writtenAt < now ? review.writtenAt : now,
          quality_score: judgement.qualityScore,
          fraud_score: judgement.fraudScore,
          evidence: JSON.stringify(judgement.evidence),
          created_at: now,
        })
        .onConflict((conflict) => conflict.doNothing())
        .returning('id')
        .executeTakeFirst();
      return added?.id;
    },

    async hasText(memberId: string, hash: string): Promise<boolean> {
      const row = await db
        .selectFrom('reviews')
        .select('id')
        .where('member_id', '=', memberId)
        .where('source', '=', source)
        .where('content_hash', '=', hash)
        .executeTakeFirst();
      return row !== undefined;
    },
  };
}
