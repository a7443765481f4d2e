import { useSearchParams } from '@rezenso/platform/router';
import { useState } from 'react';
import { searchParameter, statusParameter } from '../paths.ts';
import { type MatchFilter, statusFilterOf } from './match-filter.ts';

/**
 * Search and status. The address keeps them, so that back, reload and a shared link show the same list; the controls
 * draw from state, because the router moves on in a transition and a typed letter must not wait for it.
 */
export function useMatchFilter(): [MatchFilter, (next: MatchFilter) => void] {
  const [parameters, setParameters] = useSearchParams();
  const inAddress = filterOf(parameters);
  const [filter, setFilter] = useState(inAddress);
  const [seen, setSeen] = useState(inAddress);
  if (!isSame(seen, inAddress)) {
    setSeen(inAddress);
    setFilter(inAddress);
  }
  const change = (next: MatchFilter) => {
    setFilter(next);
    setParameters(addressOf(next), { replace: true });
  };
  return [filter, change];
}

function filterOf(parameters: URLSearchParams): MatchFilter {
  return {
    search: parameters.get(searchParameter) ?? '',
    status: statusFilterOf(parameters.get(statusParameter)),
  };
}

function addressOf({ search, status }: MatchFilter): Record<string, string> {
  return {
    ...(search ? { [searchParameter]: search } : {}),
    ...(status === 'all' ? {} : { [statusParameter]: status }),
  };
}

function isSame(one: MatchFilter, other: MatchFilter): boolean {
  return one.search === other.search && one.status === other.status;
}
