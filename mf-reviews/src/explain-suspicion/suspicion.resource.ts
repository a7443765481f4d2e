import { getReviewEvidence } from '@rezenso/contract/reviews';
import { useEndpoint } from '@rezenso/platform';

/** What was found about a review. */
export function useReviewEvidence(id: string) {
  return useEndpoint(getReviewEvidence, { params: { id } });
}
