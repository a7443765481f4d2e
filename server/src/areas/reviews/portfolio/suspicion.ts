import { suspiciousFraudScore } from '@rezenso/contract/limits';
import type { Tx } from '../../../database/database.ts';
import type { Events } from '../../../events/events.ts';
import type { Judgement } from './judgement.ts';

/** Passes a review that reads 'Verdächtig' on to the moderators. It may be judged again; its case is opened once. */
export async function reportSuspicion(
  tx: Tx,
  events: Events,
  { fraudScore, evidence }: Judgement,
  review: { exchangeId: string | null; reviewId: string | null },
): Promise<void> {
  if (fraudScore <= suspiciousFraudScore) return;
  await events.record(tx, 'review.suspected', { ...review, fraudScore, findings: evidence });
}
