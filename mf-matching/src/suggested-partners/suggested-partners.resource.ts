import { potentialMatchesLimit } from '@rezenso/contract/limits';
import { createMatch, listPotentialMatches, type PartnerWishes, type PotentialMatch } from '@rezenso/contract/matches';
import { call, useEndpoint } from '@rezenso/platform';

/** Suggested partners by what somebody looks for; while others are read, the last ones stay. */
export function useSuggestedPartners(wishes: PartnerWishes) {
  return useEndpoint(
    listPotentialMatches,
    { query: { limit: potentialMatchesLimit, ...wishes } },
    { keepPrevious: true },
  );
}

/** Asks a suggested partner for a match. */
export async function propose(partner: PotentialMatch) {
  await call(createMatch, { body: { providerId: partner.user.id } });
}
