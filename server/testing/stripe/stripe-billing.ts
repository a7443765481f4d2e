import { randomBytes } from 'node:crypto';
import {
  type InvoiceObject,
  type PaymentIntentObject,
  StripeRefusal,
  type SubscriptionObject,
} from './stripe-objects.ts';
import { get, newId, type StripeStore } from './stripe-store.ts';
import { endSubscription } from './stripe-subscriptions.ts';

export const priceCents = 2_900;
export const periodSeconds = 30 * 86_400;

/** An open invoice with the payment that would settle it. */
export function bill(store: StripeStore, customer: string, subscription: string): InvoiceObject {
  const [id, paymentId] = [newId('in'), newId('pi')];
  const common = { created: store.seconds(), customer, currency: 'eur' } as const;
  store.payments.set(paymentId, {
    ...common,
    id: paymentId,
    object: 'payment_intent',
    amount: priceCents,
    client_secret: `${paymentId}_secret_${randomBytes(12).toString('hex')}`,
    status: 'requires_payment_method',
    last_payment_error: null,
    invoice: id,
  });
  const invoice: InvoiceObject = {
    ...common,
    id,
    object: 'invoice',
    status: 'open',
    amount_due: priceCents,
    parent: { type: 'subscription_details', subscription_details: { subscription } },
    paymentIntent: paymentId,
  };
  store.invoices.set(id, invoice);
  store.emit('invoice.finalized', invoice);
  return invoice;
}

/** What the payment script does with a card: pays, or is declined. @throws {StripeRefusal} when declined */
export function confirmPayment(store: StripeStore, id: string, isDeclined: boolean): PaymentIntentObject {
  const payment = get(store.payments, 'payment_intent', id);
  if (payment.status === 'succeeded') return payment;
  if (!isDeclined) {
    settle(store, payment);
    return payment;
  }
  const error = {
    type: 'card_error',
    code: 'card_declined',
    decline_code: 'generic_decline',
    message: 'Your card was declined.',
  };
  payment.last_payment_error = error;
  store.emit('invoice.payment_failed', get(store.invoices, 'invoice', payment.invoice));
  throw new StripeRefusal(402, { ...error, payment_intent: payment });
}

/** The period is over: the next one is billed, or a cancelled subscription ends. */
export function renew(store: StripeStore, id: string, { isDeclined = false } = {}): SubscriptionObject {
  const subscription = get(store.subscriptions, 'subscription', id);
  if (subscription.cancel_at_period_end) return endSubscription(store, id);
  for (const item of subscription.items.data) {
    item.current_period_start = item.current_period_end;
    item.current_period_end += periodSeconds;
  }
  const invoice = bill(store, subscription.customer, id);
  subscription.latest_invoice = invoice.id;
  if (isDeclined) {
    subscription.status = 'past_due';
    store.emit('invoice.payment_failed', invoice);
    store.emit('customer.subscription.updated', subscription);
  } else settle(store, get(store.payments, 'payment_intent', invoice.paymentIntent));
  return subscription;
}

function settle(store: StripeStore, payment: PaymentIntentObject): void {
  const invoice = get(store.invoices, 'invoice', payment.invoice);
  const subscription = get(store.subscriptions, 'subscription', invoice.parent.subscription_details.subscription);
  Object.assign(payment, { status: 'succeeded', last_payment_error: null });
  invoice.status = 'paid';
  subscription.status = 'active';
  store.emit('payment_intent.succeeded', payment);
  store.emit('invoice.paid', invoice);
  store.emit('customer.subscription.updated', subscription);
}
