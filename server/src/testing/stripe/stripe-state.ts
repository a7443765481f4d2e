import { randomBytes } from 'node:crypto';
import {
  type CustomerObject,
  type EventObject,
  type InvoiceObject,
  noSuch,
  type PaymentIntentObject,
  StripeRefusal,
  type SubscriptionObject,
} from './stripe-objects.ts';

const daySeconds = 86_400;
const monthSeconds = 30 * daySeconds;
const priceCents = 2_900;

export interface StripeStateOptions {
  priceId: string;
  now: () => Date;
  /** Told of every event, in the order in which they happen. */
  onEvent(event: EventObject): void;
}

/** What the provider knows, and how it changes: payments, renewals, cancellations. */
export function createStripeState({ priceId, now, onEvent }: StripeStateOptions) {
  const customers = new Map<string, CustomerObject>();
  const subscriptions = new Map<string, SubscriptionObject>();
  const invoices = new Map<string, InvoiceObject>();
  const payments = new Map<string, PaymentIntentObject>();
  const events = new Map<string, EventObject>();
  const seconds = () => Math.floor(now().getTime() / 1000);
  const newId = (prefix: string) => `${prefix}_${randomBytes(9).toString('hex')}`;

  function emit(type: string, object: object): void {
    const id = newId('evt');
    const fixed = { object: 'event', api_version: '2026-10-28.endive', livemode: false, pending_webhooks: 1 } as const;
    const request = { id: null, idempotency_key: null };
    const event = { id, created: seconds(), type, data: { object: structuredClone(object) }, request, ...fixed };
    events.set(id, event);
    onEvent(event);
  }

  function bill(customer: string, subscription: string): InvoiceObject {
    const [id, paymentId] = [newId('in'), newId('pi')];
    const common = { created: seconds(), customer, currency: 'eur' } as const;
    payments.set(paymentId, {
      ...common,
      id: paymentId,
      object: 'payment_intent',
      amount: priceCents,
      client_secret: `${paymentId}_secret_${randomBytes(12).toString('hex')}`,
      status: 'requires_payment_method',
      last_payment_error: null,
      invoice: id,
    });
    const parent = { type: 'subscription_details', subscription_details: { subscription } } as const;
    const invoice: InvoiceObject = {
      ...common,
      id,
      object: 'invoice',
      status: 'open',
      amount_due: priceCents,
      parent,
      paymentIntent: paymentId,
    };
    invoices.set(id, invoice);
    emit('invoice.finalized', invoice);
    return invoice;
  }

  function settle(payment: PaymentIntentObject): void {
    const invoice = get(invoices, 'invoice', payment.invoice);
    const subscription = get(subscriptions, 'subscription', invoice.parent.subscription_details.subscription);
    Object.assign(payment, { status: 'succeeded', last_payment_error: null });
    invoice.status = 'paid';
    subscription.status = 'active';
    emit('payment_intent.succeeded', payment);
    emit('invoice.paid', invoice);
    emit('customer.subscription.updated', subscription);
  }

  const state = {
    customers,
    subscriptions,
    invoices,
    payments,
    events,

    createCustomer(email: string | null, metadata: Record<string, string>): CustomerObject {
      const id = newId('cus');
      const customer: CustomerObject = {
        id,
        object: 'customer',
        created: seconds(),
        email,
        metadata,
        livemode: false,
      };
      customers.set(id, customer);
      emit('customer.created', customer);
      return customer;
    },

    /** Ends the customer's subscriptions at once, as the provider does. */
    deleteCustomer(id: string): { id: string; object: 'customer'; deleted: true } {
      const customer = get(customers, 'customer', id);
      for (const subscription of subscriptions.values()) if (subscription.customer === id) state.end(subscription.id);
      customers.delete(id);
      emit('customer.deleted', customer);
      return { id, object: 'customer', deleted: true };
    },

    createSubscription(customer: string, price: string, metadata: Record<string, string>): SubscriptionObject {
      get(customers, 'customer', customer, 'customer');
      if (price !== priceId) throw noSuch('price', price, 'items[0][price]');
      const id = newId('sub');
      const start = seconds();
      const about = { id: price, object: 'price', unit_amount: priceCents, currency: 'eur' } as const;
      const item = {
        id: newId('si'),
        object: 'subscription_item',
        price: { ...about, recurring: { interval: 'month' } },
        current_period_start: start,
        current_period_end: start + monthSeconds,
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
        latest_invoice: bill(customer, id).id,
        metadata,
        items: { object: 'list', has_more: false, data: [item] },
        livemode: false,
      };
      subscriptions.set(id, subscription);
      emit('customer.subscription.created', subscription);
      return subscription;
    },

    setCancelAtPeriodEnd(id: string, isCancelled: boolean): SubscriptionObject {
      const subscription = get(subscriptions, 'subscription', id);
      assertRunning(subscription);
      const periodEnd = subscription.items.data[0]?.current_period_end ?? null;
      subscription.cancel_at_period_end = isCancelled;
      subscription.cancel_at = isCancelled ? periodEnd : null;
      subscription.canceled_at = isCancelled ? seconds() : null;
      emit('customer.subscription.updated', subscription);
      return subscription;
    },

    /** Ends a subscription at once. */
    end(id: string): SubscriptionObject {
      const subscription = get(subscriptions, 'subscription', id);
      if (subscription.status === 'canceled') return subscription;
      Object.assign(subscription, { status: 'canceled', ended_at: seconds(), canceled_at: seconds() });
      emit('customer.subscription.deleted', subscription);
      return subscription;
    },

    /** What the payment script does with a card: pays, or is declined. */
    confirmPayment(id: string, isDeclined: boolean): PaymentIntentObject {
      const payment = get(payments, 'payment_intent', id);
      if (payment.status === 'succeeded') return payment;
      if (!isDeclined) {
        settle(payment);
        return payment;
      }
      const error = {
        type: 'card_error',
        code: 'card_declined',
        decline_code: 'generic_decline',
        message: 'Your card was declined.',
      };
      payment.last_payment_error = error;
      emit('invoice.payment_failed', get(invoices, 'invoice', payment.invoice));
      throw new StripeRefusal(402, { ...error, payment_intent: payment });
    },

    /** The period is over: the next one is billed, or a cancelled subscription ends. */
    renew(id: string, { isDeclined = false } = {}): SubscriptionObject {
      const subscription = get(subscriptions, 'subscription', id);
      if (subscription.cancel_at_period_end) return state.end(id);
      for (const item of subscription.items.data) {
        item.current_period_start = item.current_period_end;
        item.current_period_end += monthSeconds;
      }
      const invoice = bill(subscription.customer, id);
      subscription.latest_invoice = invoice.id;
      if (isDeclined) {
        subscription.status = 'past_due';
        emit('invoice.payment_failed', invoice);
        emit('customer.subscription.updated', subscription);
      } else settle(get(payments, 'payment_intent', invoice.paymentIntent));
      return subscription;
    },
  };
  return state;
}
export type StripeState = ReturnType<typeof createStripeState>;

/** @throws {StripeRefusal} as the provider words it */
export function get<T>(from: ReadonlyMap<string, T>, kind: string, id: string, param = 'id'): T {
  const found = from.get(id);
  if (!found) throw noSuch(kind, id, param);
  return found;
}

function assertRunning({ id, status }: SubscriptionObject): void {
  if (status !== 'canceled' && status !== 'incomplete_expired') return;
  throw noSuch('subscription', id, 'id');
}
