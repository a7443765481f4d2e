import type { Review } from '@rezenso/contract/reviews';
import type { ReviewRow } from '../../../database/schema.ts';
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
    canSendReply: row.can_send_reply,
  };
}

/** One that was just imported: nobody answered it, and Google does not know it yet. */
export function presentNewReview(row: ReviewRow): Review {
  const noReply = {
    reply_text: null,
    answered_at: null,
    send_state: null,
    send_problem: null,
    shown_text: null,
    shown_at: null,
  };
  return presentReview({ ...row, ...noReply, can_send_reply: false });
}

/** Without words, mark and anything sent there is none, also where there once was. */
function replyOf(row: ListedReview): Review['reply'] {
  const { reply_text: text, answered_at: answeredAt } = row;
  const publication = publicationOf(row);
  if (!text && !answeredAt && !publication) return null;
  return { text: text ?? '', answeredAt: answeredAt?.toISOString() ?? null, publication };
}

function publicationOf({ send_state: state, send_problem: problem, shown_text, shown_at }: ListedReview) {
  if (!state) return null;
  // What the platform rejects it does not show.
  if (problem === 'rejected') return { state, problem, shownText: null, shownAt: null };
  return { state, problem, shownText: shown_text, shownAt: shown_at?.toISOString() ?? null };
}
