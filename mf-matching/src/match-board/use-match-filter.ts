import { useAddressState } from '@rezenso/platform';
import { searchParameter, statusParameter } from '../paths.ts';
import { type MatchFilter, statusFilterOf } from './match-filter.ts';

/** Search and status. The address keeps them, so that back, reload and a shared link show the same list. */
export function useMatchFilter(): [MatchFilter, (next: MatchFilter) => void] {
  return useAddressState({ read: filterOf, write });
}

function filterOf(parameters: URLSearchParams): MatchFilter {
  return {
    search: parameters.get(searchParameter) ?? '',
    status: statusFilterOf(parameters.get(statusParameter)),
  };
}

function write({ search, status }: MatchFilter, parameters: URLSearchParams): void {
  for (const name of [searchParameter, statusParameter]) parameters.delete(name);
  if (search) parameters.set(searchParameter, search);
  if (status !== 'all') parameters.set(statusParameter, status);
}
