import * as z from 'zod/mini';
import { endpoint } from './endpoint.ts';
import { count, moment } from './shapes.ts';

export const subscription = z.object({
  /** 'active' means Pro, anything else Free. */
  status: z.string(),
  cancelsAtPeriodEnd: z.boolean(),
  currentPeriodEnd: z.nullable(moment),
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
  access: 'authenticated',
  summary: 'Starts the upgrade to Pro',
  answer: z.object({ clientSecret: z.string() }),
  errors: ['STRIPE_NOT_CONFIGURED', 'INVALID_PRICE_ID', 'ALREADY_SUBSCRIBED', 'PAYMENT_PROVIDER_FAILED'],
});

export const openBillingPortal = endpoint({
  method: 'POST',
  path: '/api/subscription/portal',
  access: 'authenticated',
  summary: "An address of the payment provider's portal",
  answer: z.object({ url: z.string() }),
  errors: ['STRIPE_NOT_CONFIGURED', 'NOT_SUBSCRIBED', 'PAYMENT_PROVIDER_FAILED'],
});

export const cancelSubscription = endpoint({
  method: 'POST',
  path: '/api/subscription/cancel',
  access: 'authenticated',
  summary: "Cancels at the period's end",
  answer: subscription,
  errors: ['STRIPE_NOT_CONFIGURED', 'NOT_SUBSCRIBED', 'PAYMENT_PROVIDER_FAILED'],
});
