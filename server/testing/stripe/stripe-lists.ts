import { type FormFields, textAt } from './form-body.ts';
import { type InvoiceObject, type PromotionCodeObject, StripeRefusal } from './stripe-objects.ts';
import type { StripeState } from './stripe-state.ts';
import { get } from './stripe-store.ts';

/** Newest first, like every list of the provider. */
export function listInvoices(state: StripeState, fields: FormFields): object {
  const [customer, subscription, status] = ['customer', 'subscription', 'status'].map((name) => textAt(fields, name));
  const isWanted = (invoice: InvoiceObject) =>
    (customer === undefined || invoice.customer === customer) &&
    (subscription === undefined || invoice.parent.subscription_details.subscription === subscription) &&
    (status === undefined || invoice.status === status);
  const found = [...state.invoices.values()].filter(isWanted).toReversed();
  return page(
    '/v1/invoices',
    found.slice(0, limitOf(fields)).map((invoice) => presentInvoice(state, invoice, false)),
  );
}

/** By their code, which is read without regard to case. */
export function listPromotionCodes(state: StripeState, fields: FormFields): object {
  const code = textAt(fields, 'code')?.toLowerCase();
  const isWanted = (one: PromotionCodeObject) =>
    (code === undefined || one.code.toLowerCase() === code) &&
    (textAt(fields, 'customer') === undefined || one.customer === textAt(fields, 'customer')) &&
    (textAt(fields, 'active') === undefined || String(one.active) === textAt(fields, 'active'));
  const found = [...state.promotionCodes.values()].filter(isWanted).toReversed().slice(0, limitOf(fields));
  return page(
    '/v1/promotion_codes',
    found.map(({ percentOff: _, duration: __, ...shown }) => shown),
  );
}

/** The next invoice of a subscription that goes on, with its coupon as long as that holds. */
export function previewInvoice(state: StripeState, action: string, fields: FormFields): object {
  const id = textAt(fields, 'subscription') ?? '';
  const subscription = get(state.subscriptions, 'subscription', id, 'subscription');
  if (action !== 'create_preview' || subscription.status === 'canceled' || subscription.cancel_at_period_end) {
    const message = `No upcoming invoices for customer: '${subscription.customer}'`;
    throw new StripeRefusal(404, { type: 'invalid_request_error', code: 'invoice_upcoming_none', message });
  }
  const full = subscription.items.data.reduce((sum, { price }) => sum + price.unit_amount, 0);
  const amount = Math.round((full * (100 - (state.lastingDiscounts.get(id) ?? 0))) / 100);
  return { object: 'invoice', currency: 'eur', customer: subscription.customer, amount_due: amount, total: amount };
}

export function presentInvoice(state: StripeState, invoice: InvoiceObject, hasSecret: boolean): object {
  const { paymentIntent, ...shown } = invoice;
  if (!hasSecret) return shown;
  const { client_secret } = get(state.payments, 'payment_intent', paymentIntent);
  return { ...shown, confirmation_secret: { client_secret, type: 'payment_intent' } };
}

function page(url: string, data: readonly object[]): object {
  return { object: 'list', url, has_more: false, data };
}

function limitOf(fields: FormFields): number {
  return Number(textAt(fields, 'limit') ?? 10);
}
