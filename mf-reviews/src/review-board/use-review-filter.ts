import { useAddressState } from '@rezenso/platform';
import {
  answerParameter,
  onlySuspicious,
  platformParameter,
  reviewParameter,
  searchParameter,
  suspiciousParameter,
  unanswered,
} from '../paths.ts';
import { platformFilterOf, type ReviewFilter } from './review-filter.ts';

/** Search and filters. The address keeps them, so that back, reload and a shared link show the same list. */
export function useReviewFilter(): [ReviewFilter, (next: ReviewFilter) => void] {
  return useAddressState({ read: filterOf, write });
}

function filterOf(parameters: URLSearchParams): ReviewFilter {
  return {
    search: parameters.get(searchParameter) ?? '',
    platform: platformFilterOf(parameters.get(platformParameter)),
    isOnlySuspicious: parameters.get(suspiciousParameter) === onlySuspicious,
    isOnlyUnanswered: parameters.get(answerParameter) === unanswered,
    only: parameters.get(reviewParameter) ?? '',
  };
}

function write(
  { search, platform, isOnlySuspicious, isOnlyUnanswered, only }: ReviewFilter,
  parameters: URLSearchParams,
): void {
  for (const name of [searchParameter, platformParameter, suspiciousParameter, answerParameter, reviewParameter])
    parameters.delete(name);
  if (search) parameters.set(searchParameter, search);
  if (platform !== 'all') parameters.set(platformParameter, platform);
  if (isOnlySuspicious) parameters.set(suspiciousParameter, onlySuspicious);
  if (only) parameters.set(reviewParameter, only);
  if (isOnlyUnanswered) parameters.set(answerParameter, unanswered);
}
