import { createMatch, listPotentialMatches, type PotentialMatch } from '@rezenso/contract/matches';
import { call, refresh } from '@rezenso/platform';
import { refreshMatches } from '../match-board/match-board.resource.ts';

/** Asks a suggested partner for a match. */
export async function propose(partner: PotentialMatch) {
  await call(createMatch, { body: { providerId: partner.user.id } });
  await Promise.all([refreshMatches(), refresh(listPotentialMatches)]);
}
