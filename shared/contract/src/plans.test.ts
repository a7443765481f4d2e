import { freeMatches, proPriceEuro } from './limits.ts';
import { hasFeature, type PlanFeature, planOf, plans } from './plans.ts';

const every: readonly PlanFeature[] = [...plans.free.features, ...plans.pro.features];

describe('what a plan contains', () => {
  it('is said once for each line', () => {
    expect(new Set(every).size).toBe(every.length);
  });

  it('is all of it for Pro, and the free lines alone for everybody else', () => {
    expect(every.filter((feature) => hasFeature('pro', feature))).toEqual(every);
    expect(every.filter((feature) => hasFeature('free', feature))).toEqual(plans.free.features);
  });

  it('costs and limits what the specification says', () => {
    expect([plans.free.priceEuro, plans.free.exchanges]).toEqual([0, freeMatches]);
    expect([plans.pro.priceEuro, plans.pro.exchanges]).toEqual([proPriceEuro, null]);
    expect([freeMatches, proPriceEuro]).toEqual([5, 29]);
  });
});

it('is Pro for an account whose subscription is active, and for nobody else', () => {
  expect(['active', 'free', 'past_due', 'canceled', ''].map(planOf)).toEqual(['pro', 'free', 'free', 'free', 'free']);
});
