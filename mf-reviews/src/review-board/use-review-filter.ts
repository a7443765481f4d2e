import { useSearchParams } from '@rezenso/platform/router';
import { useState } from 'react';
import { platformParameter, searchParameter } from '../paths.ts';
import { platformFilterOf, type ReviewFilter } from './review-filter.ts';

/**
 * Search and platform. The address keeps them, so that back, reload and a shared link show the same list; the controls
 * draw from state, because the router moves on in a transition and a typed letter must not wait for it.
 */
export function useReviewFilter(): [ReviewFilter, (next: ReviewFilter) => void] {
  const [parameters, setParameters] = useSearchParams();
  const search = parameters.get(searchParameter) ?? '';
  const platform = platformFilterOf(parameters.get(platformParameter));
  const [filter, setFilter] = useState<ReviewFilter>({ search, platform });
  const [address, setAddress] = useState({ search, platform });
  if (address.search !== search || address.platform !== platform) {
    setAddress({ search, platform });
    setFilter({ search, platform });
  }
  const change = (next: ReviewFilter) => {
    setFilter(next);
    setParameters((before) => addressOf(next, before), { replace: true });
  };
  return [filter, change];
}

function addressOf({ search, platform }: ReviewFilter, before: URLSearchParams): URLSearchParams {
  const after = new URLSearchParams(before);
  after.delete(searchParameter);
  after.delete(platformParameter);
  if (search) after.set(searchParameter, search);
  if (platform !== 'all') after.set(platformParameter, platform);
  return after;
}
