import type { ReviewExchangeRow } from '../../../database/schema.ts';
import { isOnTime } from '../../../time/due-day.ts';
import type { XpGrant } from '../../rewards/index.ts';

/** For handing the review in. */
export function submissionOf({ id, reviewer_id }: ReviewExchangeRow): XpGrant {
  return { memberId: reviewer_id, action: 'review.submitted', subject: id };
}

/** For confirming it. */
export function receiptOf({ id, recipient_id }: ReviewExchangeRow): XpGrant {
  return { memberId: recipient_id, action: 'receipt.confirmed', subject: id };
}

/** A review handed in late is still worth a confirmation, but not the punctuality points. */
export function punctualityOf({ id, reviewer_id, submitted_at, due_at }: ReviewExchangeRow): XpGrant[] {
  const isPunctual = submitted_at !== null && isOnTime(submitted_at, due_at);
  return isPunctual ? [{ memberId: reviewer_id, action: 'review.on-time', subject: id }] : [];
}
