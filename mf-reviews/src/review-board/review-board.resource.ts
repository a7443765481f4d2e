import type { AnswerOf } from '@rezenso/contract/endpoint';
import { getReviewStats, listReviews } from '@rezenso/contract/reviews';
import { prefetch, useEndpoint } from '@rezenso/platform';

export type ReviewStats = AnswerOf<typeof getReviewStats>;

/** The signed-in business's reviews, newest first. */
export function useMyReviews() {
  return useEndpoint(listReviews);
}

/** Figures over all of them. */
export function useReviewStats() {
  return useEndpoint(getReviewStats);
}

/** Reads ahead what the page shows first. */
export async function prefetchReviewBoard(): Promise<void> {
  await Promise.all([prefetch(listReviews), prefetch(getReviewStats)]);
}
