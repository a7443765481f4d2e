import { suspiciousFraudScore } from '@rezenso/contract/limits';
import type { Review } from '@rezenso/contract/reviews';
import { sql } from 'kysely';
import type { ReviewRow } from '../../database/schema.ts';

/**
 * The reviews behind the figures that partners see: confirmed by an exchange or named by the platform, not suspicious,
 * with stars that somebody gave. What a business copied in by itself proves nothing about it (docs/decisions/0033).
 */
export const isSeenByPartners = sql<boolean>`(reviews.is_verified or reviews.external_id is not null)
  and reviews.fraud_score <= ${suspiciousFraudScore} and reviews.rating_given`;

/** Reviews that nobody but the business itself vouches for. */
export const isSelfImported = sql<boolean>`(not reviews.is_verified and reviews.external_id is null)`;

/** Who vouches for a review. */
export function originOf({ is_verified, external_id }: ReviewRow): NonNullable<Review['origin']> {
  if (is_verified) return 'verified';
  return external_id === null ? 'imported' : 'synced';
}
