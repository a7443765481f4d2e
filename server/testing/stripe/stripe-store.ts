import { randomBytes } from 'node:crypto';
import {
  type CustomerObject,
  type EventObject,
  type InvoiceObject,
  noSuch,
  type PaymentIntentObject,
  type PriceObject,
  type PromotionCodeObject,
  type SubscriptionObject,
} from './stripe-objects.ts';

export interface StripeStoreOptions {
  priceId: string;
  yearlyPriceId?: string;
  now: () => Date;
  /** Told of every event, in the order in which they happen. */
  onEvent(event: EventObject): void;
}

/** The provider's objects by id, and the events that tell of their changes. */
export interface StripeStore {
  prices: Map<string, PriceObject>;
  promotionCodes: Map<string, PromotionCodeObject>;
  /** Per cent that every invoice of a subscription is cheaper. */
  lastingDiscounts: Map<string, number>;
  customers: Map<string, CustomerObject>;
  /** What is said of them when they are asked for. */
  deletedCustomers: Map<string, { id: string; object: 'customer'; deleted: true }>;
  subscriptions: Map<string, SubscriptionObject>;
  invoices: Map<string, InvoiceObject>;
  payments: Map<string, PaymentIntentObject>;
  events: Map<string, EventObject>;
  /** Customers whose card refuses what is billed without them. */
  brokenCards: Set<string>;
  /** Now, in seconds since 1970. */
  seconds(): number;
  emit(type: string, object: object): void;
}

export function createStripeStore({ priceId, yearlyPriceId, now, onEvent }: StripeStoreOptions): StripeStore {
  const events = new Map<string, EventObject>();
  const seconds = () => Math.floor(now().getTime() / 1000);
  return {
    prices: new Map([
      [priceId, aPrice(priceId, 'month', 2_900)],
      ...(yearlyPriceId ? [[yearlyPriceId, aPrice(yearlyPriceId, 'year', 29_000)] as const] : []),
    ]),
    promotionCodes: new Map(),
    brokenCards: new Set(),
    lastingDiscounts: new Map(),
    customers: new Map(),
    deletedCustomers: new Map(),
    subscriptions: new Map(),
    invoices: new Map(),
    payments: new Map(),
    events,
    seconds,
    emit(type, object) {
      const event: EventObject = {
        id: newId('evt'),
        object: 'event',
        api_version: '2026-10-28.endive',
        created: seconds(),
        type,
        data: { object: structuredClone(object) },
        livemode: false,
        pending_webhooks: 1,
        request: { id: null, idempotency_key: null },
      };
      events.set(event.id, event);
      onEvent(event);
    },
  };
}

function aPrice(id: string, interval: 'month' | 'year', unit_amount: number): PriceObject {
  return {
    id,
    object: 'price',
    active: true,
    unit_amount,
    currency: 'eur',
    recurring: { interval, interval_count: 1 },
  };
}

export function newId(prefix: string): string {
  return `${prefix}_${randomBytes(9).toString('hex')}`;
}

/** @throws {StripeRefusal} as the provider words it */
export function get<T>(from: ReadonlyMap<string, T>, kind: string, id: string, param = 'id'): T {
  const found = from.get(id);
  if (!found) throw noSuch(kind, id, param);
  return found;
}
