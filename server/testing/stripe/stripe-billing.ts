import { randomBytes } from 'node:crypto';
import {
  type InvoiceObject,
  type PaymentIntentObject,
  type PriceObject,
  StripeRefusal,
  type SubscriptionObject,
} from './stripe-objects.ts';
import { get, newId, type StripeStore } from './stripe-store.ts';
import { endSubscription } from './stripe-subscriptions.ts';

const daySeconds = 86_400;
const periodDays = { month: 30, year: 365 } as const;

export const periodSeconds = ({ recurring }: PriceObject) => periodDays[recurring.interval] * daySeconds;

/** An open invoice with the payment that would settle it. */
export function bill(
  store: StripeStore,
  { customer, subscription, amount }: { customer: string; subscription: string; amount: number },
): InvoiceObject {
  const [id, paymentId] = [newId('in'), newId('pi')];
  const common = { created: store.seconds(), customer, currency: 'eur' } as const;
  store.payments.set(paymentId, {
    ...common,
    id: paymentId,
    object: 'payment_intent',
    amount,
    client_secret: `${paymentId}_secret_${randomBytes(12).toString('hex')}`,
    status: 'requires_payment_method',
    last_payment_error: null,
    invoice: id,
  });
  const isFirst = [...store.invoices.values()].every(
    ({ parent }) => parent.subscription_details.subscription !== subscription,
  );
  const invoice: InvoiceObject = {
    ...common,
    id,
    object: 'invoice',
    status: 'open',
    billing_reason: isFirst ? 'subscription_create' : 'subscription_cycle',
    number: `RZ-${String(store.invoices.size + 1).padStart(4, '0')}`,
    amount_due: amount,
    total: amount,
    invoice_pdf: `https://pay.stripe.com/invoice/${id}/pdf`,
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
  if (get(store.invoices, 'invoice', payment.invoice).status === 'void') {
    const message = 'This PaymentIntent was canceled and cannot be confirmed.';
    throw new StripeRefusal(400, { type: 'invalid_request_error', code: 'payment_intent_unexpected_state', message });
  }
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

/** Makes an open invoice one that nobody can pay; with the first one, its subscription is over, and with a later one nothing is due any more. @throws {StripeRefusal} */
export function voidInvoice(store: StripeStore, id: string): InvoiceObject {
  const invoice = get(store.invoices, 'invoice', id);
  if (invoice.status !== 'open') {
    const message = "You can only pass in open invoices. This invoice isn't open.";
    throw new StripeRefusal(400, { type: 'invalid_request_error', message });
  }
  invoice.status = 'void';
  get(store.payments, 'payment_intent', invoice.paymentIntent).status = 'canceled';
  store.emit('invoice.voided', invoice);
  const subscription = get(store.subscriptions, 'subscription', invoice.parent.subscription_details.subscription);
  const after = { incomplete: 'incomplete_expired', past_due: 'active', unpaid: 'active' } as const;
  const { status } = subscription;
  if (subscription.latest_invoice === id && (status === 'incomplete' || status === 'past_due' || status === 'unpaid')) {
    subscription.status = after[status];
    store.emit('customer.subscription.updated', subscription);
  }
  return invoice;
}

/** The period is over: the next one is billed, or a cancelled subscription ends. */
export function renew(
  store: StripeStore,
  id: string,
  { isDeclined = store.brokenCards.has(store.subscriptions.get(id)?.customer ?? '') } = {},
): SubscriptionObject {
  const subscription = get(store.subscriptions, 'subscription', id);
  if (subscription.cancel_at_period_end) return endSubscription(store, id);
  let amount = 0;
  for (const item of subscription.items.data) {
    amount += item.price.unit_amount;
    item.current_period_start = item.current_period_end;
    item.current_period_end += periodSeconds(item.price);
  }
  amount = Math.round((amount * (100 - (store.lastingDiscounts.get(id) ?? 0))) / 100);
  const invoice = bill(store, { customer: subscription.customer, subscription: id, amount });
  subscription.latest_invoice = invoice.id;
  if (isDeclined) {
    subscription.status = 'past_due';
    store.emit('invoice.payment_failed', invoice);
    store.emit('customer.subscription.updated', subscription);
  } else settle(store, get(store.payments, 'payment_intent', invoice.paymentIntent));
  return subscription;
}

export function settle(store: StripeStore, payment: PaymentIntentObject): void {
  const invoice = get(store.invoices, 'invoice', payment.invoice);
  const subscription = get(store.subscriptions, 'subscription', invoice.parent.subscription_details.subscription);
  Object.assign(payment, { status: 'succeeded', last_payment_error: null });
  invoice.status = 'paid';
  subscription.status = 'active';
  store.emit('payment_intent.succeeded', payment);
  store.emit('invoice.paid', invoice);
  store.emit('customer.subscription.updated', subscription);
}
