import type { DisputeState } from '@rezenso/contract/dispute';
import type { ReviewExchange } from '@rezenso/contract/exchanges';
import type { Tone } from '@rezenso/ui/tokens';
import { disputeTexts } from './card-texts.de.ts';

/** A dialog about a dispute. */
export type DisputeStep = 'dispute' | 'answer' | 'take-back';

const tones: Partial<Record<DisputeState, Tone>> = { open: 'warning', upheld: 'danger', unresolved: 'neutral' };

/** Whether nothing settles the review because a dispute of it is open. */
export function isDisputed({ dispute }: ReviewExchange): boolean {
  return dispute?.state === 'open';
}

/** What stands in the place of the status: that it is disputed, or why it does not count. */
export function disputedStatus({ dispute }: ReviewExchange): { label: string; tone: Tone } | undefined {
  const tone = dispute && tones[dispute.state];
  if (!dispute || !tone) return undefined;
  return { label: disputeTexts.badges[dispute.state], tone };
}

/** Whether the signed-in business may dispute the review now. */
export function canDispute({ disputableUntil }: ReviewExchange, now: Date): boolean {
  return Boolean(disputableUntil && new Date(disputableUntil) > now);
}

/** Whether a decision says why the review does not count. */
export function isDecided({ dispute }: ReviewExchange): boolean {
  return dispute?.state === 'upheld' || dispute?.state === 'unresolved';
}
