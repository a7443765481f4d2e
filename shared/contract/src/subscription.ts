import * as z from 'zod/mini';
import { endpoint } from './endpoint.ts';
import { count, done, line, moment } from './shapes.ts';

/** How often Pro can be billed. */
export const billingIntervals = ['month', 'year'] as const;
export const billingInterval = z.enum(billingIntervals);
export type BillingInterval = z.infer<typeof billingInterval>;

/** A price of Pro, in whole cents of a euro. */
export const planPrice = z.object({ interval: billingInterval, priceCents: count });
export type PlanPrice = z.infer<typeof planPrice>;

export const subscription = z.object({
  /** 'active' means Pro, anything else Free. */
  status: z.string(),
  /** Whether Pro ends at `currentPeriodEnd` instead of being billed again. */
  cancelsAtPeriodEnd: z.boolean(),
  /** The next billing date, or the last day of Pro when it was cancelled; null without a subscription. */
  currentPeriodEnd: z.nullable(moment),
  /** Whether the provider knows the business, so that its portal can be opened. */
  hasBillingAccount: z.boolean(),
  /** max(0, 5 - freeReviewsUsed); null for Pro. */
  remainingFreeMatches: z.nullable(count),
  /** Key for the payment script; null when payment is not configured. */
  publishableKey: z.nullable(z.string()),
  /** What the running subscription costs without coupons; null without one, or before the provider was asked for it. */
  billing: z.optional(z.nullable(planPrice)),
});
export type Subscription = z.infer<typeof subscription>;

export const getSubscription = endpoint({
  method: 'GET',
  path: '/api/subscription',
  access: 'authenticated',
  summary: "The business's plan",
  answer: subscription,
  errors: [],
});

/** How Pro is to be paid for: once a month unless said otherwise, with a coupon that the operators handed out. */
export const subscriptionChoice = z.object({
  interval: z.optional(billingInterval),
  promotionCode: z.optional(line(1, 100)),
});
export type SubscriptionChoice = z.infer<typeof subscriptionChoice>;

/** What is about to be paid, as the provider says. */
export const subscriptionOffer = z.object({
  interval: billingInterval,
  /** Of the first invoice, coupons deducted. */
  dueCents: count,
  /** Of every later invoice without a coupon. */
  priceCents: count,
  /** Every interval that can be chosen, the chosen one among them. */
  prices: z.array(planPrice),
  /** Whether the operators handed out coupons. */
  takesPromotionCodes: z.boolean(),
});
export type SubscriptionOffer = z.infer<typeof subscriptionOffer>;

export const createSubscription = endpoint({
  method: 'POST',
  path: '/api/create-subscription',
  changes: ['subscription', 'profile'],
  access: 'authenticated',
  ownerOnly: true,
  summary: 'Starts the upgrade to Pro',
  body: z.nullish(subscriptionChoice),
  answer: z.object({ clientSecret: z.string(), offer: z.optional(subscriptionOffer) }),
  errors: [
    'OWNER_ONLY',
    'STRIPE_NOT_CONFIGURED',
    'INVALID_PRICE_ID',
    'PROMOTION_CODE_INVALID',
    'ALREADY_SUBSCRIBED',
    'PAYMENT_PROVIDER_FAILED',
  ],
});

/** Of an invoice: paid, to be paid, or not to be paid any more. */
export const invoiceStates = ['paid', 'open', 'void'] as const;

export const invoice = z.object({
  /** The provider's. */
  id: z.string(),
  /** As it is printed on it; null until it has one. */
  number: z.nullable(z.string()),
  createdAt: moment,
  /** With everything deducted. */
  amountCents: count,
  state: z.enum(invoiceStates),
  /** Where the provider keeps it as PDF. */
  pdfUrl: z.nullable(z.string()),
});
export type Invoice = z.infer<typeof invoice>;

export const listInvoices = endpoint({
  method: 'GET',
  path: '/api/subscription/invoices',
  access: 'authenticated',
  ownerOnly: true,
  summary: "The business's newest invoices for Pro, newest first, as the provider has them now",
  answer: z.array(invoice),
  errors: ['OWNER_ONLY', 'STRIPE_NOT_CONFIGURED', 'PAYMENT_PROVIDER_FAILED'],
});

export const openBillingPortal = endpoint({
  method: 'POST',
  path: '/api/subscription/portal',
  changes: [],
  access: 'authenticated',
  ownerOnly: true,
  summary: "An address of the payment provider's portal",
  answer: z.object({ url: z.string() }),
  errors: ['OWNER_ONLY', 'STRIPE_NOT_CONFIGURED', 'NOT_SUBSCRIBED', 'PAYMENT_PROVIDER_FAILED'],
});

/** After a payment the provider's message may still be on its way; this asks without waiting for it. */
export const refreshSubscription = endpoint({
  method: 'POST',
  path: '/api/subscription/refresh',
  changes: ['subscription', 'profile'],
  access: 'authenticated',
  ownerOnly: true,
  summary: 'Asks the provider for the plan now, for the return from a payment',
  answer: subscription,
  errors: ['OWNER_ONLY', 'STRIPE_NOT_CONFIGURED', 'PAYMENT_PROVIDER_FAILED'],
});

export const cancelSubscription = endpoint({
  method: 'POST',
  path: '/api/subscription/cancel',
  changes: ['subscription', 'profile'],
  access: 'authenticated',
  ownerOnly: true,
  summary: "Cancels at the period's end",
  answer: subscription,
  errors: ['OWNER_ONLY', 'STRIPE_NOT_CONFIGURED', 'NOT_SUBSCRIBED', 'PAYMENT_PROVIDER_FAILED'],
});

export const resumeSubscription = endpoint({
  method: 'POST',
  path: '/api/subscription/resume',
  changes: ['subscription', 'profile'],
  access: 'authenticated',
  ownerOnly: true,
  summary: 'Takes a cancellation back, before the period ends',
  answer: subscription,
  errors: ['OWNER_ONLY', 'STRIPE_NOT_CONFIGURED', 'NOT_SUBSCRIBED', 'PAYMENT_PROVIDER_FAILED'],
});

/** Called by the provider, not by pages: signed over the raw bytes. */
export const receiveStripeEvent = endpoint({
  method: 'POST',
  path: '/api/webhooks/stripe',
  changes: [],
  access: 'public',
  summary: 'Messages of the payment provider, signed by it',
  answer: done,
  errors: ['STRIPE_NOT_CONFIGURED', 'WEBHOOK_INVALID', 'PAYMENT_PROVIDER_FAILED'],
});
