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

/** Asks a suggested partner for a match. @returns it, with how many more may be asked for today where few are left */
export function propose(partner: PotentialMatch) {
  return call(createMatch, { body: { providerId: partner.user.id } });
}
