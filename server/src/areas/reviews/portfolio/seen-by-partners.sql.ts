import { suspiciousFraudScore } from '@rezenso/contract/limits';
import type { Review } from '@rezenso/contract/reviews';
import { sql } from 'kysely';
import type { ReviewRow } from '../../../database/schema.ts';

/** Moderators looked into the suspicion and dismissed it. One condition per index. */
const isCleared = `(
  exists (select from reports where review_id = reviews.id and kind = 'suspicious_review' and status = 'dismissed')
  or exists (select from reports where review_exchange_id = reviews.review_exchange_id
    and kind = 'suspicious_review' and status = 'dismissed'))`;

/**
 * The reviews behind the figures that partners see: confirmed by an exchange or named by the platform, not suspicious,
 * with stars that somebody gave. What a business copied in by itself proves nothing about it (docs/decisions/0033), and
 * neither does what a partner handed in and is withheld (0039).
 */
export const seenByPartners = `(reviews.is_verified or reviews.external_id is not null)
  and (reviews.fraud_score <= ${suspiciousFraudScore} or ${isCleared}) and reviews.rating_given
  and not exists (select from review_exchanges where id = reviews.review_exchange_id and withheld is not null)`;
export const isSeenByPartners = sql.raw<boolean>(seenByPartners);

/** Reviews that nobody but the business itself vouches for. */
export const isSelfImported = sql<boolean>`(not reviews.is_verified and reviews.external_id is null)`;

/** Who vouches for a review. */
export function originOf({
  is_verified,
  external_id,
}: Pick<ReviewRow, 'is_verified' | 'external_id'>): NonNullable<Review['origin']> {
  if (is_verified) return 'verified';
  return external_id === null ? 'imported' : 'synced';
}
