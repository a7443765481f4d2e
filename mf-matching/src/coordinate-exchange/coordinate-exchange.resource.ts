import { listExchangePages } from '@rezenso/contract/exchanges';
import { coordinateMatch, type Match, previewCoordination } from '@rezenso/contract/matches';
import { getProfile } from '@rezenso/contract/profile';
import { call, refresh } from '@rezenso/platform';
import { refreshMatches } from '../match-board/match-board.resource.ts';

/** The plan that starting would carry out. */
export async function previewPlan(match: Match) {
  const { strategy } = await call(previewCoordination, { body: { matchId: match.id } });
  return strategy;
}

/** Starts the exchange. @returns how many reviews were agreed */
export async function startExchange(match: Match): Promise<number> {
  const { exchanges } = await call(coordinateMatch, { params: { id: match.id } });
  await Promise.all([refreshMatches(), refresh(listExchangePages), refresh(getProfile)]);
  return exchanges.length;
}
