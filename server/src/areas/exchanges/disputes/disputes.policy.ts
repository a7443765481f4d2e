import type { ErrorCode } from '@rezenso/contract/errors';
import type { ReviewExchangeRow } from '../../../database/schema.ts';
import type { DisputeRow } from '../../../database/schema-disputes.ts';

type Sides = Pick<ReviewExchangeRow, 'reviewer_id' | 'recipient_id' | 'disputed_at'>;

/** Why a member cannot dispute the review of an exchange. */
export function whyNotDispute(member: string, exchange: Sides | undefined): ErrorCode {
  if (!exchange) return 'EXCHANGE_NOT_FOUND';
  if (exchange.recipient_id !== member) return 'DISPUTE_NOT_RECIPIENT';
  return exchange.disputed_at ? 'DISPUTE_ALREADY_FILED' : 'DISPUTE_NOT_POSSIBLE';
}

/** Why a member cannot answer the newest dispute of an exchange. */
export function whyNotAnswer(member: string, exchange: Sides | undefined, dispute: DisputeRow | undefined): ErrorCode {
  if (!exchange) return 'EXCHANGE_NOT_FOUND';
  if (exchange.reviewer_id !== member) return 'DISPUTE_NOT_REVIEWER';
  if (!dispute) return 'DISPUTE_NOT_FOUND';
  return dispute.state === 'open' ? 'DISPUTE_ALREADY_ANSWERED' : 'DISPUTE_ALREADY_CLOSED';
}

/** Why a member cannot take back the newest dispute of an exchange; undefined when it was taken back before. */
export function whyNotWithdraw(
  member: string,
  exchange: Sides | undefined,
  dispute: DisputeRow | undefined,
): ErrorCode | undefined {
  if (!exchange) return 'EXCHANGE_NOT_FOUND';
  if (exchange.recipient_id !== member) return 'DISPUTE_NOT_RECIPIENT';
  if (!dispute) return 'DISPUTE_NOT_FOUND';
  return dispute.state === 'withdrawn' ? undefined : 'DISPUTE_ALREADY_CLOSED';
}

/**
 * Whether a dispute may be decided: its writer answered, had the time for it, or cannot sign in any more.
 * @param canAnswer whether the account of the writer is one that may sign in
 */
export function isReady(
  { state, answered_at, answer_due_at }: Pick<DisputeRow, 'state' | 'answered_at' | 'answer_due_at'>,
  canAnswer: boolean,
  now: Date,
): boolean {
  return state === 'open' && (answered_at !== null || answer_due_at <= now || !canAnswer);
}

/**
 * Why an admin may not decide on a dispute; undefined when they may. Nobody decides in their own cause.
 * @param isOwn whether the admin is one of both, by the account or by the mailbox
 */
export function whyNotDecide(
  isOwn: boolean,
  dispute: DisputeRow | undefined,
  canAnswer: boolean,
  now: Date,
): ErrorCode | undefined {
  if (!dispute) return 'DISPUTE_NOT_FOUND';
  if (isOwn) return 'OWN_REPORT';
  if (dispute.state !== 'open') return 'DISPUTE_ALREADY_CLOSED';
  return isReady(dispute, canAnswer, now) ? undefined : 'DISPUTE_AWAITS_ANSWER';
}
