import { inAllLanguages } from './all-languages.ts';
import type { GermanKind, HappeningKind, ReadableActivity, ReadableNotification } from './happening-kind.ts';
import { appointmentKinds } from './kinds/appointments.de.ts';
import appointmentInEnglish from './kinds/appointments.en.ts';
import { departureKinds } from './kinds/departures.de.ts';
import departureInEnglish from './kinds/departures.en.ts';
import { disputeKinds } from './kinds/disputes.de.ts';
import disputeInEnglish from './kinds/disputes.en.ts';
import { dueDateKinds } from './kinds/due-dates.de.ts';
import dueDateInEnglish from './kinds/due-dates.en.ts';
import { exchangeKinds } from './kinds/exchanges.de.ts';
import exchangeInEnglish from './kinds/exchanges.en.ts';
import { extensionKinds } from './kinds/extensions.de.ts';
import extensionInEnglish from './kinds/extensions.en.ts';
import { matchRequestKinds } from './kinds/match-requests.de.ts';
import matchRequestsInEnglish from './kinds/match-requests.en.ts';
import { matchKinds } from './kinds/matches.de.ts';
import matchInEnglish from './kinds/matches.en.ts';
import { memberKinds } from './kinds/members.de.ts';
import memberInEnglish from './kinds/members.en.ts';
import { messageKinds } from './kinds/messages.de.ts';
import messageInEnglish from './kinds/messages.en.ts';
import { moderationKinds } from './kinds/moderation.de.ts';
import moderationInEnglish from './kinds/moderation.en.ts';
import { planKinds } from './kinds/plans.de.ts';
import planInEnglish from './kinds/plans.en.ts';
import { replyKinds } from './kinds/replies.de.ts';
import replyInEnglish from './kinds/replies.en.ts';
import { reviewKinds } from './kinds/reviews.de.ts';
import reviewInEnglish from './kinds/reviews.en.ts';
import { rewardKinds } from './kinds/rewards.de.ts';
import rewardInEnglish from './kinds/rewards.en.ts';
import { sessionKinds } from './kinds/sessions.de.ts';
import sessionInEnglish from './kinds/sessions.en.ts';
import { subscriptionKinds } from './kinds/subscription.de.ts';
import subscriptionInEnglish from './kinds/subscription.en.ts';
import { suggestionKinds } from './kinds/suggestions.de.ts';
import suggestionInEnglish from './kinds/suggestions.en.ts';
import { supportKinds } from './kinds/support.de.ts';
import supportInEnglish from './kinds/support.en.ts';
import { teamKinds } from './kinds/team.de.ts';
import teamInEnglish from './kinds/team.en.ts';

/** Everything that members are told of. */
const catalogue = [
  inAllLanguages(memberKinds, { en: memberInEnglish }),
  inAllLanguages(sessionKinds, { en: sessionInEnglish }),
  inAllLanguages(teamKinds, { en: teamInEnglish }),
  inAllLanguages(matchRequestKinds, { en: matchRequestsInEnglish }),
  inAllLanguages(matchKinds, { en: matchInEnglish }),
  inAllLanguages(departureKinds, { en: departureInEnglish }),
  inAllLanguages(messageKinds, { en: messageInEnglish }),
  inAllLanguages(planKinds, { en: planInEnglish }),
  inAllLanguages(appointmentKinds, { en: appointmentInEnglish }),
  inAllLanguages(exchangeKinds, { en: exchangeInEnglish }),
  inAllLanguages(disputeKinds, { en: disputeInEnglish }),
  inAllLanguages(extensionKinds, { en: extensionInEnglish }),
  inAllLanguages(dueDateKinds, { en: dueDateInEnglish }),
  inAllLanguages(replyKinds, { en: replyInEnglish }),
  inAllLanguages(reviewKinds, { en: reviewInEnglish }),
  inAllLanguages(rewardKinds, { en: rewardInEnglish }),
  inAllLanguages(moderationKinds, { en: moderationInEnglish }),
  inAllLanguages(subscriptionKinds, { en: subscriptionInEnglish }),
  inAllLanguages(suggestionKinds, { en: suggestionInEnglish }),
  inAllLanguages(supportKinds, { en: supportInEnglish }),
].flat();

type Told<Kinds extends readonly GermanKind[]> = NonNullable<Kinds[number]['happening']>;

/** Something that happened, by its kind, with what has to be known of it. */
export type Happening =
  | Told<typeof memberKinds>
  | Told<typeof sessionKinds>
  | Told<typeof teamKinds>
  | Told<typeof matchRequestKinds>
  | Told<typeof matchKinds>
  | Told<typeof departureKinds>
  | Told<typeof messageKinds>
  | Told<typeof planKinds>
  | Told<typeof appointmentKinds>
  | Told<typeof exchangeKinds>
  | Told<typeof disputeKinds>
  | Told<typeof extensionKinds>
  | Told<typeof dueDateKinds>
  | Told<typeof replyKinds>
  | Told<typeof reviewKinds>
  | Told<typeof rewardKinds>
  | Told<typeof moderationKinds>
  | Told<typeof subscriptionKinds>
  | Told<typeof suggestionKinds>
  | Told<typeof supportKinds>;

export const happeningKinds: ReadonlyMap<string, HappeningKind> = new Map(catalogue.map((one) => [one.kind, one]));

export const readableNotifications: ReadonlyMap<string, ReadableNotification> = byType(
  catalogue.flatMap(({ notifications }) => notifications),
);
export const readableActivities: ReadonlyMap<string, ReadableActivity> = byType(
  catalogue.flatMap(({ activities }) => activities),
);

function byType<Read extends { type: string }>(all: readonly Read[]): ReadonlyMap<string, Read> {
  const found = new Map(all.map((one) => [one.type, one]));
  if (found.size < all.length) throw new Error('Two ways of telling have the same type');
  return found;
}
