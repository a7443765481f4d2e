import { potentialMatchesLimit } from '@rezenso/contract/limits';
import { listPotentialMatches } from '@rezenso/contract/matches';
import { useEndpoint } from '@rezenso/platform';

const suggestions = { query: { limit: potentialMatchesLimit } };

/** Suggested partners, best first; the same read as on /matches, so that page opens without waiting. */
export function useSuggestions() {
  return useEndpoint(listPotentialMatches, suggestions);
}
