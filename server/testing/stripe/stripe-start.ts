import { bill, periodSeconds, settle } from './stripe-billing.ts';
import { noSuch, type SubscriptionObject } from './stripe-objects.ts';
import { get, newId, type StripeStore } from './stripe-store.ts';

export interface NewSubscription {
  customer: string;
  price: string;
  /** Id of a promotion code. */
  promotion?: string | undefined;
  metadata: Record<string, string>;
}

/** Begins unpaid, with an invoice for the first period; where a coupon leaves nothing to pay, it is paid at once. */
export function createSubscription(store: StripeStore, given: NewSubscription): SubscriptionObject {
  const { customer, metadata } = given;
  get(store.customers, 'customer', customer, 'customer');
  const price = get(store.prices, 'price', given.price, 'items[0][price]');
  const id = newId('sub');
  const start = store.seconds();
  const amount = Math.round((price.unit_amount * (100 - percentOff(store, given))) / 100);
  const invoice = bill(store, { customer, subscription: id, amount });
  const item = {
    id: newId('si'),
    object: 'subscription_item',
    price,
    current_period_start: start,
    current_period_end: start + periodSeconds(price),
  } as const;
  const subscription: SubscriptionObject = {
    id,
    object: 'subscription',
    created: start,
    customer,
    status: 'incomplete',
    cancel_at_period_end: false,
    cancel_at: null,
    canceled_at: null,
    ended_at: null,
    latest_invoice: invoice.id,
    metadata,
    items: { object: 'list', has_more: false, data: [item] },
    livemode: false,
  };
  store.subscriptions.set(id, subscription);
  if (store.promotionCodes.get(given.promotion ?? '')?.duration === 'forever')
    store.lastingDiscounts.set(id, percentOff(store, given));
  store.emit('customer.subscription.created', subscription);
  if (amount === 0) settle(store, get(store.payments, 'payment_intent', invoice.paymentIntent));
  return subscription;
}

function percentOff(store: StripeStore, { promotion, customer }: NewSubscription): number {
  if (promotion === undefined) return 0;
  const found = get(store.promotionCodes, 'promotion code', promotion, 'discounts[0][promotion_code]');
  if (!found.active || (found.customer !== null && found.customer !== customer))
    throw noSuch('promotion code', promotion, 'discounts[0][promotion_code]');
  return found.percentOff;
}
