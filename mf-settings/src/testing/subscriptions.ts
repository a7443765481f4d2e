import type { Subscription } from '@rezenso/contract/subscription';

/** The free plan after two coordinated matches; override what a test is about. */
export function aFreePlan(over: Partial<Subscription> = {}): Subscription {
  return {
    status: 'free',
    cancelsAtPeriodEnd: false,
    currentPeriodEnd: null,
    hasBillingAccount: false,
    remainingFreeMatches: 3,
    publishableKey: 'pk_test_rezenso',
    ...over,
  };
}

/** Pro, billed again on 20 December 2026; override what a test is about. */
export function aProPlan(over: Partial<Subscription> = {}): Subscription {
  return aFreePlan({
    status: 'active',
    currentPeriodEnd: '2026-12-20T10:00:00.000Z',
    hasBillingAccount: true,
    remainingFreeMatches: null,
    ...over,
  });
}
