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
  if (subscription.status === 'incomplete_expired') throw noSuch('subscription', id, 'id');
  const at = store.seconds();
  const invoice = store.invoices.get(subscription.latest_invoice);
  const wasUnpaid = subscription.status === 'incomplete';
  Object.assign(subscription, { status: 'canceled', ended_at: at, canceled_at: at });
  if (invoice?.status === 'open' && wasUnpaid) {
    invoice.status = 'void';
    store.emit('invoice.voided', invoice);
  }
  store.emit('customer.subscription.deleted', subscription);
  return subscription;
}
