/** The provider's objects, with the fields that a client of subscriptions reads. Moments are seconds since 1970. */
export interface CustomerObject {
  id: string;
  object: 'customer';
  created: number;
  email: string | null;
  /** Languages of what the provider writes to it, best first. */
  preferred_locales: string[];
  metadata: Record<string, string>;
  livemode: false;
}

export interface PriceObject {
  id: string;
  object: 'price';
  active: boolean;
  unit_amount: number;
  currency: 'eur' | 'chf';
  recurring: { interval: 'month' | 'year'; interval_count: 1 };
}

/** A code that takes a share off the first invoice, or off all. */
export interface PromotionCodeObject {
  id: string;
  object: 'promotion_code';
  active: boolean;
  code: string;
  promotion: { type: 'coupon'; coupon: string };
  /** The only one who may use it; null for everybody. */
  customer: string | null;
  /** Of the coupon. */
  percentOff: number;
  /** Of the coupon: for the first invoice, or for all. */
  duration: 'once' | 'forever';
}

export type SubscriptionStatus =
  | 'incomplete'
  | 'incomplete_expired'
  | 'active'
  | 'past_due'
  | 'canceled'
  | 'unpaid'
  | 'trialing'
  | 'paused';

export interface SubscriptionObject {
  id: string;
  object: 'subscription';
  created: number;
  customer: string;
  status: SubscriptionStatus;
  cancel_at_period_end: boolean;
  cancel_at: number | null;
  canceled_at: number | null;
  ended_at: number | null;
  latest_invoice: string;
  metadata: Record<string, string>;
  items: {
    object: 'list';
    has_more: false;
    data: Array<{
      id: string;
      object: 'subscription_item';
      price: PriceObject;
      current_period_start: number;
      current_period_end: number;
    }>;
  };
  livemode: false;
}

export interface InvoiceObject {
  id: string;
  object: 'invoice';
  created: number;
  customer: string;
  status: 'draft' | 'open' | 'paid' | 'void' | 'uncollectible';
  /** A subscription's first bill, or that of a further period. */
  billing_reason: 'subscription_create' | 'subscription_cycle';
  number: string;
  amount_due: number;
  total: number;
  invoice_pdf: string;
  currency: 'eur';
  parent: { type: 'subscription_details'; subscription_details: { subscription: string } };
  /** The payment that settles it; clients learn its secret as `confirmation_secret`, when they ask for it. */
  paymentIntent: string;
}

export interface PaymentIntentObject {
  id: string;
  object: 'payment_intent';
  created: number;
  amount: number;
  currency: 'eur';
  customer: string;
  client_secret: string;
  status: 'requires_payment_method' | 'succeeded' | 'canceled';
  last_payment_error: object | null;
  invoice: string;
}

export interface EventObject {
  id: string;
  object: 'event';
  api_version: string;
  created: number;
  type: string;
  data: { object: object };
  livemode: false;
  pending_webhooks: number;
  request: { id: null; idempotency_key: null };
}

/** A refusal as the provider words it: its status, and the body under `error`. */
export class StripeRefusal extends Error {
  readonly status: number;
  readonly error: Record<string, unknown>;

  constructor(status: number, error: Record<string, unknown> & { message: string }) {
    super(error.message);
    this.status = status;
    this.error = error;
  }
}

export function noSuch(kind: string, id: string, param: string): StripeRefusal {
  return new StripeRefusal(param === 'id' ? 404 : 400, {
    type: 'invalid_request_error',
    code: 'resource_missing',
    message: `No such ${kind}: '${id}'`,
    param,
    doc_url: 'https://stripe.com/docs/error-codes/resource-missing',
  });
}
