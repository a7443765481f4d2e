import type { Translation } from '@rezenso/contract/language';
import type * as german from './texts.de.ts';

export default {
  paymentTexts: {
    title: 'Payment',
    description: 'Your card details go straight to our payment provider, encrypted.',
    unavailableTitle: 'Service unavailable',
    unavailable: 'Payment is temporarily unavailable. Please contact support.',
    misconfiguredTitle: 'Configuration error',
    misconfigured: 'The price of Pro is not set up correctly. Please contact support.',
    startFailedTitle: 'The payment could not be prepared',
    startFailed: 'Your subscription could not be started. Please try again.',
    retry: 'Try again',
  },
  cardFormTexts: {
    label: 'Card payment',
    offer: {
      month: (price) => `Pro for ${price} per month, cancel at any time.`,
      year: (price) => `Pro for ${price} per year, cancel at any time.`,
    },
    due: (amount) => `With your promotion code you pay ${amount} today.`,
    pay: 'Subscribe with obligation to pay',
    blockedTitle: 'The payment form could not be loaded',
    blocked: 'Please check your connection. If you use an ad blocker, allow js.stripe.com and try again.',
    failedTitle: 'Payment failed',
    unexpectedTitle: 'Payment error',
    unexpected: 'An unexpected error occurred. Please try again.',
  },
} satisfies Translation<typeof german>;
