import { useSearchParams } from '@rezenso/platform/router';
import { useState } from 'react';
import { onlySuspicious, platformParameter, searchParameter, suspiciousParameter } from '../paths.ts';
import { platformFilterOf, type ReviewFilter } from './review-filter.ts';

/**
 * Search and filters. The address keeps them, so that back, reload and a shared link show the same list; the controls
 * draw from state, because the router moves on in a transition and a typed letter must not wait for it.
 */
export function useReviewFilter(): [ReviewFilter, (next: ReviewFilter) => void] {
  const [parameters, setParameters] = useSearchParams();
  const inAddress = filterOf(parameters);
  const [filter, setFilter] = useState(inAddress);
  const [seen, setSeen] = useState(inAddress);
  if (!isSame(seen, inAddress)) {
    setSeen(inAddress);
    setFilter(inAddress);
  }
  const change = (next: ReviewFilter) => {
    setFilter(next);
    setParameters((before) => addressOf(next, before), { replace: true });
  };
  return [filter, change];
}

function filterOf(parameters: URLSearchParams): ReviewFilter {
  return {
    search: parameters.get(searchParameter) ?? '',
    platform: platformFilterOf(parameters.get(platformParameter)),
    isOnlySuspicious: parameters.get(suspiciousParameter) === onlySuspicious,
  };
}

function addressOf({ search, platform, isOnlySuspicious }: ReviewFilter, before: URLSearchParams): URLSearchParams {
  const after = new URLSearchParams(before);
  for (const name of [searchParameter, platformParameter, suspiciousParameter]) after.delete(name);
  if (search) after.set(searchParameter, search);
  if (platform !== 'all') after.set(platformParameter, platform);
  if (isOnlySuspicious) after.set(suspiciousParameter, onlySuspicious);
  return after;
}

function isSame(one: ReviewFilter, other: ReviewFilter): boolean {
  return (
    one.search === other.search && one.platform === other.platform && one.isOnlySuspicious === other.isOnlySuspicious
  );
}
