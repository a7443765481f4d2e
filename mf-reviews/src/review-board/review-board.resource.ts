import type { AnswerOf } from '@rezenso/contract/endpoint';
import { getReviewStats, listReviewPages, listReviews } from '@rezenso/contract/reviews';
import { prefetch, useEndpoint, useLongList } from '@rezenso/platform';

export type ReviewStats = AnswerOf<typeof getReviewStats>;

/** The signed-in business's reviews, newest first. */
export function useMyReviews() {
  const newest = useEndpoint(listReviews);
  return { ...newest, data: useLongList(newest.data, listReviewPages, reviewsOf) };
}

const reviewsOf = ({ reviews }: AnswerOf<typeof listReviewPages>) => reviews;

/** Figures over all of them. */
export function useReviewStats() {
  return useEndpoint(getReviewStats);
}

/** Reads ahead what the page shows first. */
export async function prefetchReviewBoard(): Promise<void> {
  await Promise.all([prefetch(listReviews), prefetch(getReviewStats)]);
}
