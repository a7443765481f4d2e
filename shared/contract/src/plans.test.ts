import { freeMatches, proPriceEuro } from './limits.ts';
import { hasFeature, planOf, plans } from './plans.ts';

describe('the table of plans', () => {
  it('costs and contains what the specification says', () => {
    expect(plans.free).toMatchObject({ priceEuro: 0, exchanges: freeMatches });
    expect(plans.pro).toMatchObject({ priceEuro: proPriceEuro, exchanges: null });
    expect([plans.free.features.length, plans.pro.features.length]).toEqual([4, 5]);
  });

  it('names no line twice', () => {
    const all = [...plans.free.features, ...plans.pro.features];
    expect(new Set(all).size).toBe(all.length);
  });

  it.each([
    ['active', 'pro'],
    ['free', 'free'],
    ['past_due', 'free'],
    ['', 'free'],
    ['Active', 'free'],
  ])('takes the status %p for the plan %s', (status, plan) => {
    expect(planOf(status)).toBe(plan);
  });

  it("gives Pro what Free has, and keeps from Free what is Pro's", () => {
    for (const feature of plans.free.features) {
      expect(hasFeature('free', feature)).toBe(true);
      expect(hasFeature('pro', feature)).toBe(true);
    }
    for (const feature of plans.pro.features) {
      expect(hasFeature('free', feature)).toBe(false);
      expect(hasFeature('pro', feature)).toBe(true);
    }
  });
});
