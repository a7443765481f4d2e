import { bill, confirmPayment, periodSeconds, priceCents, renew } from './stripe-billing.ts';
import { type CustomerObject, noSuch, type SubscriptionObject } from './stripe-objects.ts';
import { createStripeStore, get, newId, type StripeStore, type StripeStoreOptions } from './stripe-store.ts';
import { endSubscription, setCancelAtPeriodEnd } from './stripe-subscriptions.ts';

/** What the provider knows, and how it changes: payments, renewals, cancellations. */
export function createStripeState(options: StripeStoreOptions) {
  const store = createStripeStore(options);
  return {
    ...store,
    createCustomer: (email: string | null, metadata: Record<string, string>) => createCustomer(store, email, metadata),
    deleteCustomer: (id: string) => deleteCustomer(store, id),
    createSubscription: (customer: string, price: string, metadata: Record<string, string>) =>
      createSubscription(store, customer, price, metadata),
    setCancelAtPeriodEnd: (id: string, isCancelled: boolean) => setCancelAtPeriodEnd(store, id, isCancelled),
    end: (id: string) => endSubscription(store, id),
    confirmPayment: (id: string, isDeclined: boolean) => confirmPayment(store, id, isDeclined),
    renew: (id: string, how?: { isDeclined?: boolean }) => renew(store, id, how),
  };
}
export type StripeState = ReturnType<typeof createStripeState>;

function createCustomer(store: StripeStore, email: string | null, metadata: Record<string, string>): CustomerObject {
  const id = newId('cus');
  const customer: CustomerObject = {
    id,
    object: 'customer',
    created: store.seconds(),
    email,
    metadata,
    livemode: false,
  };
  store.customers.set(id, customer);
  store.emit('customer.created', customer);
  return customer;
}

/** Ends the customer's subscriptions at once, as the provider does. */
function deleteCustomer(store: StripeStore, id: string): { id: string; object: 'customer'; deleted: true } {
  const customer = get(store.customers, 'customer', id);
  for (const one of store.subscriptions.values()) if (one.customer === id) endSubscription(store, one.id);
  store.customers.delete(id);
  store.emit('customer.deleted', customer);
  return { id, object: 'customer', deleted: true };
}

/** Begins unpaid, with an invoice for the first period. */
function createSubscription(
  store: StripeStore,
  customer: string,
  price: string,
  metadata: Record<string, string>,
): SubscriptionObject {
  get(store.customers, 'customer', customer, 'customer');
  if (price !== store.priceId) throw noSuch('price', price, 'items[0][price]');
  const id = newId('sub');
  const start = store.seconds();
  const about = { id: price, object: 'price', unit_amount: priceCents, currency: 'eur' } as const;
  const item = {
    id: newId('si'),
    object: 'subscription_item',
    price: { ...about, recurring: { interval: 'month' } },
    current_period_start: start,
    current_period_end: start + periodSeconds,
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
    latest_invoice: bill(store, customer, id).id,
    metadata,
    items: { object: 'list', has_more: false, data: [item] },
    livemode: false,
  };
  store.subscriptions.set(id, subscription);
  store.emit('customer.subscription.created', subscription);
  return subscription;
}
