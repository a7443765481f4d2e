import type { ErrorCode } from '@rezenso/contract/errors';
import type { ReviewExchangeRow } from '../../../database/schema.ts';

/** Why a member may not write the review of an exchange; undefined when they may. */
export function whyNotSubmit(member: string, exchange: ReviewExchangeRow | undefined): ErrorCode | undefined {
  if (!exchange) return 'EXCHANGE_NOT_FOUND';
  if (exchange.reviewer_id !== member) return 'EXCHANGE_NOT_REVIEWER';
  const isOpen = exchange.status === 'pending' || exchange.status === 'in_progress';
  return isOpen ? undefined : 'EXCHANGE_NOT_PENDING';
}

/** Why a member may not confirm the review of an exchange; undefined when they may. */
export function whyNotConfirm(member: string, exchange: ReviewExchangeRow | undefined): ErrorCode | undefined {
  if (!exchange) return 'EXCHANGE_NOT_FOUND';
  if (exchange.recipient_id !== member) return 'EXCHANGE_NOT_RECIPIENT';
  return exchange.status === 'awaiting_confirmation' ? undefined : 'EXCHANGE_NOT_AWAITING';
}
