import type { Subscription } from '@rezenso/contract/subscription';

/** 'active' means Pro, anything else Free (specification, point 4). */
export function isPro({ status }: Pick<Subscription, 'status'>): boolean {
  return status === 'active';
}

/** Whether Pro is lost because a card was refused, so that a new card brings it back. */
export function isUnpaid({ status, hasBillingAccount }: Subscription): boolean {
  return hasBillingAccount && (status === 'past_due' || status === 'unpaid');
}
