import { getReviewStats, listReviews } from '@rezenso/contract/reviews';
import { useEndpoint } from '@rezenso/platform';

/** The signed-in business's reviews, newest first. */
export function useMyReviews() {
  return useEndpoint(listReviews);
}

/** Figures over all of them. */
export function useReviewStats() {
  return useEndpoint(getReviewStats);
}
