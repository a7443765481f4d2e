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

/** A review that read 'Verdächtig' was judged again and reads so no more: its case is dropped, unless somebody decided on it. */
export async function reportClearance(
  tx: Tx,
  events: Events,
  { fraudScore }: Judgement,
  review: { exchangeId: string | null; reviewId: string | null },
): Promise<void> {
  if (fraudScore <= suspiciousFraudScore) await events.record(tx, 'review.cleared', review);
}
