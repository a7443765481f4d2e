import { freeMatches, proPriceEuro } from './limits.ts';

/** What members can have; each costs and contains what `plans` says. */
export type PlanId = 'free' | 'pro';

interface Plan {
  /** Per month, in whole euros. */
  readonly priceEuro: number;
  /** Exchanges that can be begun; null for as many as one likes. */
  readonly exchanges: number | null;
  /** What it is advertised with, one line each, in the order in which people read them. */
  readonly features: readonly string[];
}

/**
 * What a plan costs and contains (specification, point 9). The one table that pages advertise from, that the server's checks go
 * by, and whose every line a test follows to its check and to its journey (docs/decisions/0100).
 */
export const plans = {
  free: {
    priceEuro: 0,
    exchanges: freeMatches,
    features: ['some-exchanges', 'matching', 'basic-analytics', 'fraud-detection'],
  },
  pro: {
    priceEuro: proPriceEuro,
    exchanges: null,
    features: ['unlimited-exchanges', 'priority-matching', 'extended-analytics', 'multi-language', 'priority-support'],
  },
} as const satisfies Record<PlanId, Plan>;

/** One line of a plan. */
export type PlanFeature = (typeof plans)[PlanId]['features'][number];

/** The plan of an account by its `subscriptionStatus`: 'active' means Pro, anything else Free (specification, point 4). */
export function planOf(subscriptionStatus: string): PlanId {
  return subscriptionStatus === 'active' ? 'pro' : 'free';
}

/** Whether a plan contains a feature. Pro contains what Free does. */
export function hasFeature(plan: PlanId, feature: PlanFeature): boolean {
  const contains = (one: PlanId) => plans[one].features.some((name) => name === feature);
  return contains('free') || (plan === 'pro' && contains('pro'));
}
