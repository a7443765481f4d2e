import { declineMatch, listPotentialMatches, type Match } from '@rezenso/contract/matches';
import { call, refresh } from '@rezenso/platform';
import { refreshMatches } from '../match-board/match-board.resource.ts';

export async function decline(match: Match, reason: string) {
  await call(declineMatch, { params: { id: match.id }, body: { reason: reason.trim() || null } });
  await Promise.all([refreshMatches(), refresh(listPotentialMatches)]);
}
