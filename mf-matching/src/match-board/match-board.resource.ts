import { potentialMatchesLimit } from '@rezenso/contract/limits';
import { acceptMatch, listMatches, listPotentialMatches, type Match } from '@rezenso/contract/matches';
import { call, prefetch, refresh, useEndpoint } from '@rezenso/platform';

const suggestions = { query: { limit: potentialMatchesLimit } };

/** The signed-in business's matches, newest first. */
export function useMyMatches() {
  return useEndpoint(listMatches);
}

/** Suggested partners, best first. */
export function useSuggestedPartners() {
  return useEndpoint(listPotentialMatches, suggestions);
}

/** Reads ahead what the page shows first. */
export async function prefetchMatchBoard(): Promise<void> {
  await Promise.all([prefetch(listMatches), prefetch(listPotentialMatches, suggestions)]);
}

export async function accept(match: Match) {
  await call(acceptMatch, { params: { id: match.id } });
  await refresh(listMatches);
}
