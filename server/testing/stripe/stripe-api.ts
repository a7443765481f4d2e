import { type FormFields, textAt } from './form-body.ts';
import { listInvoices, listPromotionCodes, presentInvoice, previewInvoice } from './stripe-lists.ts';
import { StripeRefusal, type SubscriptionObject } from './stripe-objects.ts';
import type { StripeState } from './stripe-state.ts';
import { get } from './stripe-store.ts';

export interface StripeCall {
  method: string;
  path: string;
  fields: FormFields;
  /** Where the fake listens, for addresses of its own pages. */
  origin: string;
}

/** Answers one call of the provider's HTTP API. @throws {StripeRefusal} */
export function answerStripe(state: StripeState, { method, path, fields, origin }: StripeCall): object {
  const [, resource = '', id = '', action = ''] = path.split('/').slice(1).map(decodeURIComponent);
  const expand = listAt(fields, 'expand');
  switch (`${method} ${resource}${id ? '/:id' : ''}${action ? `/${action}` : ''}`) {
    case 'POST customers':
      return state.createCustomer(textAt(fields, 'email') ?? null, metadataOf(fields));
    case 'GET customers/:id':
      return state.deletedCustomers.get(id) ?? get(state.customers, 'customer', id);
    case 'POST customers/:id':
      return changeCustomer(state, id, fields);
    case 'DELETE customers/:id':
      return state.deleteCustomer(id);
    case 'POST subscriptions':
      return presentSubscription(state, createSubscription(state, fields), expand);
    case 'GET subscriptions':
      return listSubscriptions(state, fields, expand);
    case 'GET subscriptions/:id':
      return presentSubscription(state, get(state.subscriptions, 'subscription', id), expand);
    case 'POST subscriptions/:id':
      return presentSubscription(state, changeSubscription(state, id, fields), expand);
    case 'DELETE subscriptions/:id':
      return state.end(id);
    case 'GET payment_intents/:id':
      return get(state.payments, 'payment_intent', id);
    case 'POST payment_intents/:id/confirm':
      return state.confirmPayment(id, isDeclined(fields));
    case 'GET events/:id':
      return get(state.events, 'event', id);
    case 'GET invoices':
      return listInvoices(state, fields);
    case 'POST invoices/:id':
      return previewInvoice(state, id, fields);
    case 'GET invoices/:id':
      return presentInvoice(state, get(state.invoices, 'invoice', id), false);
    case 'POST invoices/:id/void':
      return presentInvoice(state, state.voidInvoice(id), false);
    case 'GET prices/:id':
      return get(state.prices, 'price', id, 'price');
    case 'GET promotion_codes':
      return listPromotionCodes(state, fields);
    case 'POST billing_portal/:id':
      return openPortal(state, fields, origin);
    default:
      throw new StripeRefusal(404, {
        type: 'invalid_request_error',
        message: `Unrecognized request URL (${method}: ${path}).`,
      });
  }
}

/** Takes an address, languages or a card that later invoices are paid with. */
function changeCustomer(state: StripeState, id: string, fields: FormFields): object {
  const card = textAt(fields, 'invoice_settings', 'default_payment_method');
  if (card !== undefined) state.keepCard(id, isDeclined({ payment_method: card }));
  const customer = get(state.customers, 'customer', id);
  customer.email = textAt(fields, 'email') ?? customer.email;
  if (fields.preferred_locales !== undefined) customer.preferred_locales = listAt(fields, 'preferred_locales');
  return customer;
}

/** Bills anew from now on, or sets when it ends. */
function changeSubscription(state: StripeState, id: string, fields: FormFields): SubscriptionObject {
  if (textAt(fields, 'billing_cycle_anchor') === 'now') return state.renew(id);
  return state.setCancelAtPeriodEnd(id, textAt(fields, 'cancel_at_period_end') === 'true');
}

function createSubscription(state: StripeState, fields: FormFields): SubscriptionObject {
  if (textAt(fields, 'payment_behavior') !== 'default_incomplete') {
    throw new StripeRefusal(400, {
      type: 'invalid_request_error',
      code: 'resource_missing',
      message: 'This customer has no attached payment source or default payment method.',
    });
  }
  return state.createSubscription({
    customer: textAt(fields, 'customer') ?? '',
    price: textAt(fields, 'items', '0', 'price') ?? '',
    promotion: textAt(fields, 'discounts', '0', 'promotion_code'),
    metadata: metadataOf(fields),
  });
}

/** Newest first, like every list of the provider. */
function listSubscriptions(state: StripeState, fields: FormFields, expand: readonly string[]): object {
  const customer = textAt(fields, 'customer') ?? '';
  if (!state.deletedCustomers.has(customer)) get(state.customers, 'customer', customer, 'customer');
  const isWanted = ({ status }: SubscriptionObject) => textAt(fields, 'status') === 'all' || status !== 'canceled';
  const found = [...state.subscriptions.values()]
    .filter((subscription) => subscription.customer === customer && isWanted(subscription))
    .toReversed()
    .slice(0, Number(textAt(fields, 'limit') ?? 10));
  const inner = expand.map((name) => name.replace(/^data\./, ''));
  const data = found.map((subscription) => presentSubscription(state, subscription, inner));
  return { object: 'list', url: '/v1/subscriptions', has_more: false, data };
}

function presentSubscription(state: StripeState, subscription: SubscriptionObject, expand: readonly string[]): object {
  if (!expand.some((name) => name.startsWith('latest_invoice'))) return subscription;
  const invoice = get(state.invoices, 'invoice', subscription.latest_invoice);
  const hasSecret = expand.includes('latest_invoice.confirmation_secret');
  return { ...subscription, latest_invoice: presentInvoice(state, invoice, hasSecret) };
}

function openPortal(state: StripeState, fields: FormFields, origin: string): object {
  const customer = textAt(fields, 'customer') ?? '';
  get(state.customers, 'customer', customer, 'customer');
  const returnUrl = textAt(fields, 'return_url') ?? null;
  const url = `${origin}/p/session/${customer}?return=${encodeURIComponent(returnUrl ?? '')}`;
  return { id: `bps_${customer}`, object: 'billing_portal.session', customer, return_url: returnUrl, url };
}

/** The provider's own test cards: by name, or by number as the payment script sends it. */
function isDeclined(fields: FormFields): boolean {
  const card = textAt(fields, 'payment_method') ?? textAt(fields, 'payment_method_data', 'card', 'number') ?? '';
  return /declined|ChargeCustomerFail/i.test(card) || card.replaceAll(' ', '') === '4000000000000002';
}

function metadataOf(fields: FormFields): Record<string, string> {
  const { metadata } = fields;
  if (typeof metadata !== 'object' || Array.isArray(metadata)) return {};
  return Object.fromEntries(Object.entries(metadata).map(([key, value]) => [key, String(value)]));
}

function listAt(fields: FormFields, name: string): string[] {
  const value = fields[name];
  return Array.isArray(value) ? value.map(String) : [];
}
