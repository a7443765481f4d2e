import { planOf } from '@rezenso/contract/plans';
import type { Subscription } from '@rezenso/contract/subscription';

export function isPro({ status }: Pick<Subscription, 'status'>): boolean {
  return planOf(status) === 'pro';
}

/** Whether Pro rests without anything being owed: the operators paused it at the provider. */
export function isPaused({ status }: Pick<Subscription, 'status'>): boolean {
  return status === 'paused';
}

/** Whether Pro is lost because a card was refused, so that a new card brings it back. */
export function isUnpaid({ status, hasBillingAccount }: Subscription): boolean {
  return hasBillingAccount && (status === 'past_due' || status === 'unpaid');
}
