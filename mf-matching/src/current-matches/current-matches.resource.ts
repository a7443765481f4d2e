import { potentialMatchesLimit } from '@rezenso/contract/limits';
import { listMatches, listPotentialMatches } from '@rezenso/contract/matches';
import { prefetch, useEndpoint } from '@rezenso/platform';

const suggestions = { query: { limit: potentialMatchesLimit } };

/** Suggested partners, best first; the same read as on /matches, so that page opens without waiting. */
export function useSuggestions() {
  return useEndpoint(listPotentialMatches, suggestions);
}

/** Reads the matches ahead: the specification has the dashboard do so, and /matches then opens without waiting. */
export function readMatchesAhead(): void {
  void prefetch(listMatches);
}
