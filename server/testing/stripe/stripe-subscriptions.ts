import { noSuch, type SubscriptionObject } from './stripe-objects.ts';
import { get, type StripeStore } from './stripe-store.ts';

/** Cancels to the end of the period, or takes that back. */
export function setCancelAtPeriodEnd(store: StripeStore, id: string, isCancelled: boolean): SubscriptionObject {
  const subscription = get(store.subscriptions, 'subscription', id);
  if (subscription.status === 'canceled' || subscription.status === 'incomplete_expired') {
    throw noSuch('subscription', id, 'id');
  }
  const periodEnd = subscription.items.data[0]?.current_period_end ?? null;
  subscription.cancel_at_period_end = isCancelled;
  subscription.cancel_at = isCancelled ? periodEnd : null;
  subscription.canceled_at = isCancelled ? store.seconds() : null;
  store.emit('customer.subscription.updated', subscription);
  return subscription;
}

/** Ends a subscription at once. */
export function endSubscription(store: StripeStore, id: string): SubscriptionObject {
  const subscription = get(store.subscriptions, 'subscription', id);
  if (subscription.status === 'canceled') return subscription;
  const at = store.seconds();
  Object.assign(subscription, { status: 'canceled', ended_at: at, canceled_at: at });
  store.emit('customer.subscription.deleted', subscription);
  return subscription;
}
