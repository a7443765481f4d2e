import * as z from 'zod/mini';
import { endpoint } from './endpoint.ts';
import { count, done, moment } from './shapes.ts';

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

export const createSubscription = endpoint({
  method: 'POST',
  path: '/api/create-subscription',
  changes: ['subscription', 'profile'],
  access: 'authenticated',
  summary: 'Starts the upgrade to Pro',
  answer: z.object({ clientSecret: z.string() }),
  errors: ['STRIPE_NOT_CONFIGURED', 'INVALID_PRICE_ID', 'ALREADY_SUBSCRIBED', 'PAYMENT_PROVIDER_FAILED'],
});

export const openBillingPortal = endpoint({
  method: 'POST',
  path: '/api/subscription/portal',
  changes: [],
  access: 'authenticated',
  summary: "An address of the payment provider's portal",
  answer: z.object({ url: z.string() }),
  errors: ['STRIPE_NOT_CONFIGURED', 'NOT_SUBSCRIBED', 'PAYMENT_PROVIDER_FAILED'],
});

/** After a payment the provider's message may still be on its way; this asks without waiting for it. */
export const refreshSubscription = endpoint({
  method: 'POST',
  path: '/api/subscription/refresh',
  changes: ['subscription', 'profile'],
  access: 'authenticated',
  summary: 'Asks the provider for the plan now, for the return from a payment',
  answer: subscription,
  errors: ['STRIPE_NOT_CONFIGURED', 'PAYMENT_PROVIDER_FAILED'],
});

export const cancelSubscription = endpoint({
  method: 'POST',
  path: '/api/subscription/cancel',
  changes: ['subscription', 'profile'],
  access: 'authenticated',
  summary: "Cancels at the period's end",
  answer: subscription,
  errors: ['STRIPE_NOT_CONFIGURED', 'NOT_SUBSCRIBED', 'PAYMENT_PROVIDER_FAILED'],
});

export const resumeSubscription = endpoint({
  method: 'POST',
  path: '/api/subscription/resume',
  changes: ['subscription', 'profile'],
  access: 'authenticated',
  summary: 'Takes a cancellation back, before the period ends',
  answer: subscription,
  errors: ['STRIPE_NOT_CONFIGURED', 'NOT_SUBSCRIBED', 'PAYMENT_PROVIDER_FAILED'],
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
