import type { Translation } from '@rezenso/contract/language';
import type * as german from './texts.de.ts';

export default {
  planTexts: {
    title: 'Your subscription',
    plan: 'Your plan',
    free: 'Free plan',
    pro: 'Pro plan',
    active: 'Active',
    cancelled: 'Cancelled',
    price: 'Price',
    prices: {
      month: (price) => `${price} per month`,
      year: (price) => `${price} per year`,
    },
    remaining: 'Free matches left',
    remainingAsPro: 'Matches left',
    unlimited: 'Unlimited',
    remainingOf: (remaining, total) => `${remaining} of ${total}`,
    usedUp: 'You have used up your free matches. With Pro you exchange without limits.',
    unpaidTitle: 'Your last payment failed',
    unpaid:
      'It happens, for example when a card has expired. Add a valid card and Pro is back straight away. Until then you use the free plan; your matches, exchanges and wishes are kept.',
    pausedTitle: 'Your Pro subscription is paused',
    paused: 'While it is paused, you use the free plan. Our support team answers your questions about it.',
    grantedTitle: 'Pro has been granted to you',
    granted:
      'Nothing is charged for it here. So there are no invoices and nothing to cancel. Our support team answers your questions about it.',
    usualPrice: 'Usual price',
    nextBilling: 'Next billing date',
    neverBilled: 'None',
    proUntil: 'Pro until',
    cancelledTitle: 'Your subscription is cancelled',
    cancelledUntil: (date) => `You keep Pro until ${date}. After that you switch to the free plan automatically.`,
    cancelledAtEnd: 'You keep Pro until the end of the period you have paid for.',
    upgrade: 'Upgrade to Pro',
    manage: 'Manage subscription',
    manageFailed: 'Your subscription could not be opened.',
    cancel: 'Cancel subscription',
    resume: 'Keep Pro after all',
    resumed: 'We are glad you are staying!',
    resumedDescription: 'Your cancellation has been withdrawn, and Pro carries on.',
    resumeFailed: 'Your cancellation could not be withdrawn.',
    loadFailed: 'Your subscription could not be loaded',
  },
  cancelPlanTexts: {
    question: 'Do you really want to cancel Pro?',
    until: (date) => `You keep Pro until ${date} and pay nothing after that. Exchanges under way simply carry on.`,
    atEnd:
      'You keep Pro until the end of the period you have paid for and pay nothing after that. Exchanges under way carry on.',
    atOnce:
      'Your subscription ends straight away. The open invoice is cancelled, and you pay nothing more. Exchanges under way carry on.',
    confirm: 'Cancel Pro',
    keep: 'Keep Pro',
    done: 'Subscription cancelled',
    failed: 'Your subscription could not be cancelled.',
  },
  paymentReturnTexts: {
    activated: {
      title: 'Subscription activated!',
      description: 'Welcome to Pro! From now on you exchange without limits.',
    },
    failed: {
      title: 'Payment failed',
      description: 'The payment was not confirmed. Please try another card.',
    },
    waitingTitle: 'We are checking your plan',
    waiting:
      'As soon as a payment is confirmed, Pro will appear here automatically. This usually takes only a few seconds.',
    overdueTitle: 'No payment is confirmed yet',
    overdue:
      'Have you just paid? Then the confirmation is taking longer than usual: do not pay again, just have another look in a few minutes.',
    impossibleTitle: 'We could not check',
    impossible:
      'Payment is not set up here, so there is no payment provider we could ask. Have you just paid? Then please contact support.',
    lookAgain: 'Check now',
  },
} satisfies Translation<typeof german>;
