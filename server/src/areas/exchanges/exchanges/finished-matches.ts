import type { Tx } from '../../../database/database.ts';
import type { Events } from '../../../events/events.ts';
import { matches } from '../../matching/index.ts';
import { exchanges } from './exchanges.repository.ts';

/** With the last of its exchanges a match is done. Whoever settles one calls this in the same transaction. */
export async function finishMatch(tx: Tx, events: Events, matchId: string, now: Date): Promise<void> {
  await exchanges(tx).completeIfAllConfirmed(matchId);
  const completed = await matches(tx).followPlan(matchId, now);
  if (!completed) return;
  const { requester_id: requesterId, provider_id: providerId } = completed;
  await events.record(tx, 'match.completed', { matchId, requesterId, providerId });
}
