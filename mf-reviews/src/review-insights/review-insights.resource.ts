import { downloadInsightsReport, exportReviews, getReviewInsights } from '@rezenso/contract/review-insights';
import { prefetch, useEndpoint } from '@rezenso/platform';

/** What the signed-in business's reviews say; of a free member's only the first month. */
export function useReviewInsights() {
  return useEndpoint(getReviewInsights);
}

/** Where a link downloads the reviews behind it. */
export const exportPath = exportReviews.path;
/** Where a link downloads the report; only with Pro. */
export const reportPath = downloadInsightsReport.path;

export async function prefetchReviewInsights(): Promise<void> {
  await prefetch(getReviewInsights);
}
