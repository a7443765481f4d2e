import type { Match, PotentialMatch } from '@rezenso/contract/matches';
import { mySideOf } from './my-side.ts';

export const statusFilters = ['all', 'pending', 'accepted', 'completed'] as const;
export type StatusFilter = (typeof statusFilters)[number];

export interface MatchFilter {
  search: string;
  status: StatusFilter;
}

/** The filter that an address names; anything else means all. */
export function statusFilterOf(value: string | null): StatusFilter {
  return statusFilters.find((status) => status === value) ?? 'all';
}

/**
 * Matches to show as active: by partner's name and status, those first that wait for the person. A declined one is not
 * active any more.
 */
export function filterMatches(
  matches: readonly Match[],
  filter: MatchFilter,
  myId: string | undefined,
): readonly Match[] {
  return matches
    .filter(
      (match) =>
        match.status !== 'declined' &&
        (filter.status === 'all' || match.status === filter.status) &&
        isNamed(mySideOf(match, myId).partner.companyName, filter.search),
    )
    .sort((a, b) => urgencyOf(a, myId) - urgencyOf(b, myId));
}

/** 0 to answer, 1 to exchange, 2 waiting for the other side, 3 done. The sort is stable: the newest stay first within each. */
function urgencyOf(match: Match, myId: string | undefined): number {
  if (match.status === 'pending') return mySideOf(match, myId).isProvider ? 0 : 2;
  return match.status === 'accepted' ? 1 : 3;
}

export function filterPartners(partners: readonly PotentialMatch[], search: string): readonly PotentialMatch[] {
  return partners.filter((partner) => isNamed(partner.user.companyName, search));
}

function isNamed(companyName: string, search: string): boolean {
  return companyName.toLocaleLowerCase('de').includes(search.trim().toLocaleLowerCase('de'));
}
