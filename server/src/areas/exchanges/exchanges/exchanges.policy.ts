import type { ErrorCode } from '@rezenso/contract/errors';
import type { GivenExperience } from '@rezenso/contract/experience';
import type { ReviewExchangeRow } from '../../../database/schema.ts';

/**
 * Whether the review of an exchange is still to be handed in: for the first time, or anew because it was withheld for its
 * text and nobody has confirmed it yet (docs/decisions/0051).
 */
function isToHandIn({ status, withheld }: Pick<ReviewExchangeRow, 'status' | 'withheld'>): boolean {
  if (status === 'pending' || status === 'in_progress') return true;
  return status === 'awaiting_confirmation' && (withheld === 'no_substance' || withheld === 'known_text');
}

/** Why a member may not write the review of an exchange; undefined when they may. */
export function whyNotSubmit(member: string, exchange: ReviewExchangeRow | undefined): ErrorCode | undefined {
  if (!exchange) return 'EXCHANGE_NOT_FOUND';
  if (exchange.reviewer_id !== member) return 'EXCHANGE_NOT_REVIEWER';
  if (exchange.disputed_at) return 'EXCHANGE_DISPUTED';
  return isToHandIn(exchange) ? undefined : 'EXCHANGE_NOT_PENDING';
}

/** Why a member may not confirm the review of an exchange; undefined when they may. */
export function whyNotConfirm(member: string, exchange: ReviewExchangeRow | undefined): ErrorCode | undefined {
  if (!exchange) return 'EXCHANGE_NOT_FOUND';
  if (exchange.recipient_id !== member) return 'EXCHANGE_NOT_RECIPIENT';
  if (exchange.disputed_at) return 'EXCHANGE_DISPUTED';
  return exchange.status === 'awaiting_confirmation' ? undefined : 'EXCHANGE_NOT_AWAITING';
}

const dayInBerlin = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/Berlin' });

/** Whether an experience would be later than today, by the calendar of Europe/Berlin. */
export function isAhead(given: GivenExperience, now: Date): boolean {
  const today = dayInBerlin.format(now);
  return 'day' in given ? given.day > today : given.sinceYear > Number(today.slice(0, 4));
}

/** Whether a review was handed in and is open to its recipient (docs/decisions/0081). */
type Opening = Pick<ReviewExchangeRow, 'reviewer_id' | 'submitted_at' | 'opened_at' | 'confirmed_at'>;

/** Whether `viewer`, one of its sides, may read what the review says: its writer always, its recipient as `isOpenToRecipient` asks the database. */
export function readableTo(viewer: string, { reviewer_id, submitted_at, opened_at, confirmed_at }: Opening): boolean {
  return reviewer_id === viewer || (submitted_at !== null && (opened_at !== null || confirmed_at !== null));
}
