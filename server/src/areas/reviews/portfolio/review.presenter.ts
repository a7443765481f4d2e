import type { Review } from '@rezenso/contract/reviews';
import type { ListedReview } from './reviews.repository.ts';
import { originOf } from './seen-by-partners.sql.ts';

/** A review as its business sees it. */
export function presentReview(row: ListedReview): Review {
  return {
    id: row.id,
    source: row.source,
    content: row.content,
    rating: row.rating,
    isRatingGiven: row.rating_given,
    origin: originOf(row),
    reviewerName: row.reviewer_name,
    reviewDate: row.review_date.toISOString(),
    createdAt: row.created_at.toISOString(),
    isVerified: row.is_verified,
    fraudScore: row.fraud_score,
    reply: replyOf(row),
  };
}

/** Without words and without the mark there is none, also where there once was. */
function replyOf({ reply_text: text, answered_at: answeredAt }: ListedReview): Review['reply'] {
  return text || answeredAt ? { text: text ?? '', answeredAt: answeredAt?.toISOString() ?? null } : null;
}
