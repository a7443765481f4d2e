import type { AnswerOf } from '@rezenso/contract/endpoint';
import { getReviewStats, listReviews } from '@rezenso/contract/reviews';
import { useEndpoint } from '@rezenso/platform';

export type ReviewStats = AnswerOf<typeof getReviewStats>;

/** The signed-in business's reviews, newest first. */
export function useMyReviews() {
  return useEndpoint(listReviews);
}

/** Figures over all of them. */
export function useReviewStats() {
  return useEndpoint(getReviewStats);
}
