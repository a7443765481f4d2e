import { confirmPayment, renew, voidInvoice } from './stripe-billing.ts';
import type { CustomerObject, PromotionCodeObject } from './stripe-objects.ts';
import { createSubscription, type NewSubscription } from './stripe-start.ts';
import { createStripeStore, get, newId, type StripeStore, type StripeStoreOptions } from './stripe-store.ts';
import { endSubscription, setCancelAtPeriodEnd } from './stripe-subscriptions.ts';

/** What the provider knows, and how it changes: payments, renewals, cancellations. */
export function createStripeState(options: StripeStoreOptions) {
  const store = createStripeStore(options);
  return {
    ...store,
    createCustomer: (email: string | null, metadata: Record<string, string>) => createCustomer(store, email, metadata),
    /** What later invoices are paid with. */
    keepCard: (id: string, isBroken: boolean) => keepCard(store, id, isBroken),
    deleteCustomer: (id: string) => deleteCustomer(store, id),
    createSubscription: (given: NewSubscription) => createSubscription(store, given),
    /** As the operators do at the provider. */
    addPromotionCode: (code: string, percentOff: number, over?: Partial<PromotionCodeObject>) =>
      addPromotionCode(store, code, percentOff, over),
    setCancelAtPeriodEnd: (id: string, isCancelled: boolean) => setCancelAtPeriodEnd(store, id, isCancelled),
    end: (id: string) => endSubscription(store, id),
    confirmPayment: (id: string, isDeclined: boolean) => confirmPayment(store, id, isDeclined),
    voidInvoice: (id: string) => voidInvoice(store, id),
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
    preferred_locales: [],
    metadata,
    livemode: false,
  };
  store.customers.set(id, customer);
  store.emit('customer.created', customer);
  return customer;
}

function keepCard(store: StripeStore, id: string, isBroken: boolean): CustomerObject {
  if (isBroken) store.brokenCards.add(id);
  else store.brokenCards.delete(id);
  return get(store.customers, 'customer', id);
}

/** Ends the customer's subscriptions at once, as the provider does. */
function deleteCustomer(store: StripeStore, id: string): { id: string; object: 'customer'; deleted: true } {
  const customer = get(store.customers, 'customer', id);
  for (const one of store.subscriptions.values())
    if (one.customer === id && one.status !== 'incomplete_expired') endSubscription(store, one.id);
  store.customers.delete(id);
  store.emit('customer.deleted', customer);
  const deleted = { id, object: 'customer', deleted: true } as const;
  store.deletedCustomers.set(id, deleted);
  return deleted;
}

function addPromotionCode(
  store: StripeStore,
  code: string,
  percentOff: number,
  over: Partial<PromotionCodeObject> = {},
): PromotionCodeObject {
  const id = newId('promo');
  const promotion = { type: 'coupon', coupon: newId('coupon') } as const;
  const added: PromotionCodeObject = {
    ...{ id, object: 'promotion_code', active: true, code, promotion, customer: null, percentOff, duration: 'once' },
    ...over,
  };
  store.promotionCodes.set(id, added);
  return added;
}
