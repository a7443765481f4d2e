import type { HappeningKind, ReadableActivity, ReadableNotification } from './happening-kind.ts';
import { appointmentKinds } from './kinds/appointments.de.ts';
import { dueDateKinds } from './kinds/due-dates.de.ts';
import { exchangeKinds } from './kinds/exchanges.de.ts';
import { matchKinds } from './kinds/matches.de.ts';
import { memberKinds } from './kinds/members.de.ts';
import { messageKinds } from './kinds/messages.de.ts';
import { moderationKinds } from './kinds/moderation.de.ts';
import { planKinds } from './kinds/plans.de.ts';
import { reviewKinds } from './kinds/reviews.de.ts';
import { rewardKinds } from './kinds/rewards.de.ts';
import { sessionKinds } from './kinds/sessions.de.ts';
import { subscriptionKinds } from './kinds/subscription.de.ts';
import { suggestionKinds } from './kinds/suggestions.de.ts';
import { supportKinds } from './kinds/support.de.ts';

/** Everything that members are told of. */
const catalogue = [
  ...memberKinds,
  ...sessionKinds,
  ...matchKinds,
  ...messageKinds,
  ...planKinds,
  ...appointmentKinds,
  ...exchangeKinds,
  ...dueDateKinds,
  ...reviewKinds,
  ...rewardKinds,
  ...moderationKinds,
  ...subscriptionKinds,
  ...suggestionKinds,
  ...supportKinds,
] as const;

/** Something that happened, by its kind, with what has to be known of it. */
export type Happening = NonNullable<(typeof catalogue)[number]['happening']>;

const kinds: readonly HappeningKind[] = catalogue;

export const happeningKinds: ReadonlyMap<string, HappeningKind> = new Map(kinds.map((one) => [one.kind, one]));

export const readableNotifications: ReadonlyMap<string, ReadableNotification> = byType(
  kinds.flatMap(({ notifications }) => notifications),
);
export const readableActivities: ReadonlyMap<string, ReadableActivity> = byType(
  kinds.flatMap(({ activities }) => activities),
);

function byType<Read extends { type: string }>(all: readonly Read[]): ReadonlyMap<string, Read> {
  const found = new Map(all.map((one) => [one.type, one]));
  if (found.size < all.length) throw new Error('Two ways of telling have the same type');
  return found;
}
