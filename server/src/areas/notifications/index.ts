import type { Feature } from '../../http/feature.ts';
import { activitiesFeature } from './activities/index.ts';
import { mailboxFeature } from './dev-mailbox/index.ts';
import { digestsFeature } from './digests/index.ts';
import { emailPreferencesFeature } from './email-preferences/index.ts';
import { notificationsFeature } from './inbox/index.ts';
import { pushFeature } from './push/index.ts';
import { unsubscribeFeature } from './unsubscribe/index.ts';

// What other areas may use; everything else is this area's own.
export { activities } from './activities/activities.repository.ts';
export { activitiesFeature } from './activities/index.ts';
export type { Happening } from './happenings/catalogue.ts';
export { emptiedIn } from './happenings/emptied.ts';
export type { Message } from './happenings/happening-kind.ts';
export { type AchievementType, achievementTypes } from './happenings/kinds/achievement-titles.de.ts';
export { achievementTitlesIn } from './happenings/kinds/achievement-titles.ts';
export { appointmentTitleIn } from './happenings/kinds/appointment-titles.ts';
export type { AppointmentReminder } from './happenings/kinds/appointment-words.de.ts';
export { appointmentMails, proposalMails } from './happenings/kinds/appointments.de.ts';
export { type ReminderKind, reminderMails, silenceMails } from './happenings/kinds/due-dates.de.ts';
export { exchangePath } from './happenings/kinds/exchanges.de.ts';
export { messagesOf } from './happenings/messages.ts';
export type { AppointmentScene, Party, Stage } from './happenings/scenes.ts';
export { notificationsFeature } from './inbox/index.ts';
export { notifications } from './inbox/notifications.repository.ts';
export { questions } from './inbox/questions.repository.ts';
export { notificationsData } from './personal-data.ts';
export { createTell, createTellPerson, type Tell } from './tell.ts';

/** The features of this area, in no particular order. */
export const notificationsArea: readonly Feature[] = [
  activitiesFeature,
  mailboxFeature,
  digestsFeature,
  emailPreferencesFeature,
  notificationsFeature,
  pushFeature,
  unsubscribeFeature,
];
