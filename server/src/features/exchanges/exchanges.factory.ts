import type { PlatformId } from '@rezenso/contract/vocabulary';
import type { ReviewExchangeRow } from '../../database/schema.ts';
import type { SignedInClient, TestApp } from '../../testing/test-app.ts';
import { aMatch } from '../matches/matches.factory.ts';

export interface Exchanging {
  matchId: string;
  /** Writes `exchange` … */
  reviewer: SignedInClient;
  /** … about this one. */
  recipient: SignedInClient;
  exchange: ReviewExchangeRow;
  /** The other direction, with the roles swapped. */
  reverse: ReviewExchangeRow;
}

/** A coordinated match with one review each way, due in 14 days. */
export async function anExchange(test: TestApp, platform: PlatformId = 'google'): Promise<Exchanging> {
  const { requester, provider, match } = await aMatch(test, { status: 'accepted' }, [platform]);
  const started = await requester.post(`/api/matches/${match.id}/coordinate`);
  if (started.statusCode !== 200) throw new Error(`The exchange did not start: ${started.body}`);
  const writtenBy = (member: string) =>
    test.db
      .selectFrom('review_exchanges')
      .selectAll()
      .where('match_id', '=', match.id)
      .where('reviewer_id', '=', member)
      .executeTakeFirstOrThrow();
  return {
    matchId: match.id,
    reviewer: requester,
    recipient: provider,
    exchange: await writtenBy(requester.member.id),
    reverse: await writtenBy(provider.member.id),
  };
}

export const reviewText = 'Die Speisekarten waren pünktlich da, die Farben stimmen, nur die Rechnung kam doppelt.';

/** Hands in a review. */
export function handIn(client: SignedInClient, exchange: Pick<ReviewExchangeRow, 'id'>, fields: object = {}) {
  return client.put(`/api/review-exchanges/${exchange.id}`, {
    status: 'awaiting_confirmation',
    reviewText,
    reviewRating: 4,
    ...fields,
  });
}

/** Confirms that a review arrived. */
export function confirm(client: SignedInClient, exchange: Pick<ReviewExchangeRow, 'id'>, notes?: string) {
  return client.post('/api/review-confirmations', { reviewExchangeId: exchange.id, notes });
}
