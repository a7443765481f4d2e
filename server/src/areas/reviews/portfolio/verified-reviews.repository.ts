import { sql } from 'kysely';
import type { Db } from '../../../database/database.ts';
import type { ReviewExchangeRow } from '../../../database/schema.ts';
import { contentHash } from './content-hash.ts';

const formerPartner = 'Ehemaliger Partner';

/** A review that was handed in here, with who wrote it; null when that one has left. */
type ConfirmedReview = Pick<
  ReviewExchangeRow,
  'id' | 'recipient_id' | 'platform' | 'review_text' | 'review_rating' | 'posted_at' | 'fraud_score'
> & { reviewer_name: string | null };

/** Confirmed reviews among the recipient's reviews. */
export function verifiedReviews(db: Db) {
  return {
    /** Adds a confirmed review once. When the recipient imported the same text before, that one becomes verified. */
    async add(exchange: ConfirmedReview, now: Date): Promise<void> {
      const { review_text: content, review_rating: rating } = exchange;
      if (!content || !rating) throw new Error(`The exchange ${exchange.id} was confirmed without a review`);
      await sql`
        insert into reviews (member_id, source, content, content_hash, rating, reviewer_name, review_date, is_verified,
          fraud_score, review_exchange_id, created_at)
        values (${exchange.recipient_id}, ${exchange.platform}, ${content}, ${contentHash(content)}, ${rating},
          ${exchange.reviewer_name ?? formerPartner}, ${exchange.posted_at ?? now}, true,
          ${exchange.fraud_score}, ${exchange.id}, ${now})
        on conflict (member_id, source, content_hash) do update
          set is_verified = true, review_exchange_id = coalesce(reviews.review_exchange_id, excluded.review_exchange_id),
            rating = excluded.rating, rating_given = true, reviewer_name = excluded.reviewer_name`.execute(db);
    },
  };
}
