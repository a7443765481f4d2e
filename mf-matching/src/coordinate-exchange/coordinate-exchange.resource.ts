import { coordinateMatch, type Match, previewCoordination } from '@rezenso/contract/matches';
import { call } from '@rezenso/platform';

/** The plan that starting would carry out. */
export async function previewPlan(match: Match) {
  const { strategy } = await call(previewCoordination, { body: { matchId: match.id } });
  return strategy;
}

/** Starts the exchange. @returns how many reviews were agreed */
export async function startExchange(match: Match): Promise<number> {
  const { exchanges } = await call(coordinateMatch, { params: { id: match.id } });
  return exchanges.length;
}
