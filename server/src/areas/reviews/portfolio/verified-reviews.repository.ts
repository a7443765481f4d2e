import { sql } from 'kysely';
import type { Db } from '../../../database/database.ts';
import type { ReviewExchangeRow } from '../../../database/schema.ts';
import { contentHash } from './content-hash.ts';

const formerPartner = 'Ehemaliger Partner';

/** A review that was handed in here, with who wrote it; null when that one has left. */
type ConfirmedReview = Pick<
  ReviewExchangeRow,
  'id' | 'recipient_id' | 'platform' | 'review_text' | 'review_rating' | 'posted_at' | 'fraud_score' | 'withheld'
> & { reviewer_name: string | null };

/** Confirmed reviews among the recipient's reviews: one for each exchange, also where two partners wrote the same words. */
export function verifiedReviews(db: Db) {
  return {
    /**
     * Adds a confirmed review once. When the recipient imported the same text before, that one becomes verified. A withheld review
     * stands by itself, and what came out of another exchange is left as it is (docs/decisions/0179).
     */
    async add(exchange: ConfirmedReview, now: Date): Promise<void> {
      const { id, withheld } = exchange;
      if (withheld === null && (await add(exchange, hashOf(exchange), now))) return;
      await add(exchange, apart(id), now);
    },

    /** A withheld review counts after all: an import of the same words, which was left alone until now, becomes this review. */
    async released(exchange: ConfirmedReview, now: Date): Promise<void> {
      const { id, recipient_id: member, platform: source } = exchange;
      const { rows } = await sql<{ own: string; imported: string | null }>`
        select own.id as own, imported.id as imported from reviews own
        left join reviews imported on imported.member_id = ${member} and imported.source = ${source}
          and imported.content_hash = ${hashOf(exchange)} and ${isImport('imported')}
        where own.review_exchange_id = ${id} and own.content_hash = ${apart(id)}`.execute(db);
      const [row] = rows;
      if (!row?.imported) return;
      await sql`update review_replies reply set review_id = ${row.imported} where review_id = ${row.own}
        and not exists (select from review_replies where review_id = ${row.imported})`.execute(db);
      await db.deleteFrom('reviews').where('id', '=', row.own).execute();
      await add(exchange, hashOf(exchange), now);
    },
  };

  /** @returns false when another exchange brought the same words */
  async function add(exchange: ConfirmedReview, hash: string, now: Date): Promise<boolean> {
    const { id, review_text: content, review_rating: rating } = exchange;
    if (!content || !rating) throw new Error(`The exchange ${id} was confirmed without a review`);
    // What a platform shows has its stars from there.
    const { numAffectedRows = 0n } = await sql`
      insert into reviews (member_id, source, content, content_hash, rating, reviewer_name, review_date, is_verified,
        fraud_score, review_exchange_id, created_at)
      values (${exchange.recipient_id}, ${exchange.platform}, ${content}, ${hash}, ${rating},
        ${exchange.reviewer_name ?? formerPartner}, ${exchange.posted_at ?? now}, true,
        ${exchange.fraud_score}, ${id}, ${now})
      on conflict (member_id, source, content_hash) do update
        set is_verified = true, review_exchange_id = excluded.review_exchange_id, reviewer_name = excluded.reviewer_name,
          rating = case when reviews.external_id is null then excluded.rating else reviews.rating end, rating_given = true
        where ${isImport('reviews')}`.execute(db);
    return numAffectedRows > 0n;
  }
}

/** Brought in by its business or a platform, and not out of an exchange. */
function isImport(review: 'reviews' | 'imported') {
  return sql<boolean>`(${sql.ref(`${review}.review_exchange_id`)} is null and not ${sql.ref(`${review}.is_verified`)})`;
}

function hashOf({ review_text: text }: ConfirmedReview): string {
  return contentHash(text ?? '');
}

/** Keeps a review apart from others of the same words: by its exchange. */
function apart(exchangeId: string): string {
  return `exchange:${exchangeId}`;
}
