import { describe, it } from 'node:test';
import { expect } from 'expect';
import type Stripe from 'stripe';
import { isRunning, planOf, stateOf } from './subscription-state.ts';

const periodEnd = 1_925_000_000;

describe('the plan of a subscription', () => {
  it('is Pro only while it is paid or tried out', () => {
    const words = [
      'active',
      'trialing',
      'past_due',
      'unpaid',
      'paused',
      'incomplete',
      'incomplete_expired',
      'canceled',
    ];
    expect(words.map((status) => planOf(status))).toEqual([
      'active',
      'active',
      'past_due',
      'past_due',
      'paused',
      'free',
      'free',
      'free',
    ]);
    expect([planOf(null), isRunning(null)]).toEqual(['free', false]);
  });
});

describe('of several subscriptions', () => {
  it('the paid one counts, then the running one, then the newest', () => {
    const [old, paid, late] = [one('canceled', 3), one('active', 1), one('past_due', 2)];
    expect(stateOf([old, paid, late]).subscriptionId).toBe(paid.id);
    expect(stateOf([old, late]).subscriptionId).toBe(late.id);
    expect(stateOf([one('canceled', 1), old]).subscriptionId).toBe(old.id);
    expect(stateOf([])).toMatchObject({ subscriptionId: null, status: null });
  });
});

describe('the end of a subscription', () => {
  it('is the period’s, or the day that the portal set, and nothing once it is over', () => {
    expect(stateOf([one('active', 1)])).toMatchObject({
      currentPeriodEnd: new Date(periodEnd * 1000),
      cancelsAtPeriodEnd: false,
    });
    expect(stateOf([{ ...one('active', 1), cancel_at: periodEnd + 60 }])).toMatchObject({
      currentPeriodEnd: new Date((periodEnd + 60) * 1000),
      cancelsAtPeriodEnd: true,
    });
    expect(stateOf([{ ...one('canceled', 1), cancel_at_period_end: true }])).toMatchObject({
      currentPeriodEnd: null,
      cancelsAtPeriodEnd: false,
    });
  });
});

/** As much of a subscription as its state depends on. */
function one(status: string, created: number): Stripe.Subscription {
  const items = { data: [{ current_period_end: periodEnd }] };
  const parts = {
    id: `sub_${status}_${created}`,
    status,
    created,
    cancel_at: null,
    cancel_at_period_end: false,
    items,
  };
  return parts as unknown as Stripe.Subscription;
}
