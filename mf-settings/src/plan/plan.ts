import { freeMatches } from '@rezenso/contract/limits';
import type { Profile } from '@rezenso/contract/profile';

type PlanFields = Pick<Profile, 'subscriptionStatus' | 'freeReviewsUsed'>;

/** 'active' means Pro, anything else Free (specification, point 4). */
export function isPro({ subscriptionStatus }: Pick<PlanFields, 'subscriptionStatus'>): boolean {
  return subscriptionStatus === 'active';
}

/** max(0, 5 minus freeReviewsUsed) (specification, point 9). */
export function remainingFreeMatches({ freeReviewsUsed }: Pick<PlanFields, 'freeReviewsUsed'>): number {
  return Math.max(0, freeMatches - freeReviewsUsed);
}
