import { allowedPlatforms, type ExchangePlan, planExchange, reviewInstructions } from '@rezenso/engines/coordination';
import type { PlannedExchange } from '../exchanges/exchanges.repository.ts';
import type { Reviewable } from './coordination.repository.ts';

/** The fair plan for two sides; undefined when one of them has no profile on a platform that allows it. */
export function planFor(requester: Reviewable, provider: Reviewable): ExchangePlan | undefined {
  return planExchange(partyOf(requester), partyOf(provider));
}

/** Whether nobody can review this side: it has no active profile on a platform that allows an exchange. */
export function hasNowhere({ profiles }: Reviewable): boolean {
  return allowedPlatforms([...profiles.keys()]).length === 0;
}

/** A plan as the exchanges it starts, with the recipient's own name and address on each platform. */
export function exchangesOf(plan: ExchangePlan, sides: readonly [Reviewable, Reviewable]): PlannedExchange[] {
  return plan.exchangePairs.map(({ reviewerId, recipientId, platform }) => {
    const recipient = sides.find((side) => side.id === recipientId);
    const profile = recipient?.profiles.get(platform);
    if (!recipient || !profile) throw new Error(`The plan names ${platform}, where ${recipientId} has no profile`);
    return {
      reviewerId,
      recipientId,
      platform,
      ...profile,
      instructions: reviewInstructions(platform, recipient.industry),
    };
  });
}

function partyOf({ id, profiles }: Reviewable) {
  return { id, platforms: [...profiles.keys()] };
}
