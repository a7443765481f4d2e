import { listReviews } from '@rezenso/contract/reviews';
import { useEndpoint } from '@rezenso/platform';

/** The same read as on /reviews, so that page opens without waiting. */
export function usePortfolio() {
  return useEndpoint(listReviews);
}
