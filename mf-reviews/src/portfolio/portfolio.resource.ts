import { getReviewStats, listReviews, type Review } from '@rezenso/contract/reviews';
import { type Reading, useEndpoint } from '@rezenso/platform';
import type { ReviewStats } from '../review-board/review-board.resource.ts';

const shownReviews = 2;

export interface PortfolioParts {
  /** The newest two of all. */
  latest: readonly Review[];
  stats: ReviewStats;
}

/** What the card shows and nothing more: the newest reviews, and the figures of each period. */
export function usePortfolio(): Reading<PortfolioParts> {
  const latest = useEndpoint(listReviews, { query: { limit: shownReviews } });
  const stats = useEndpoint(getReviewStats);
  return {
    data: latest.data && stats.data && { latest: latest.data, stats: stats.data },
    error: latest.error ?? stats.error,
    isLoading: latest.isLoading || stats.isLoading,
    isReloading: latest.isReloading || stats.isReloading,
    reload: async () => {
      await Promise.all([latest.reload(), stats.reload()]);
    },
  };
}
