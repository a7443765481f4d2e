import * as z from 'zod';
import { happeningKind, type Notice } from '../happening-kind.ts';
import { pathOf } from './appointment-calendar.ts';
import {
  agreement,
  agreementEmail,
  proposal,
  refusal,
  reminded,
  reminders,
  said,
  takenOut,
  whereabouts,
  withEntry,
} from './appointment-words.de.ts';
import { noticeEmail } from './emails.de.ts';
import { withWords } from './partner-words.de.ts';

const ofAppointment = z.object({ appointmentId: z.guid() });

/** The mails that ask to pick one of its times: taken back once that is over. */
export function proposalMails(appointment: string): string[] {
  return [`appointment-proposed.${appointment}`];
}

/** The mails about an agreed appointment: taken back once it stands no more. */
export function appointmentMails(appointment: string, members: readonly string[]): string[] {
  return [
    `appointment-agreed.${appointment}.asker`,
    `appointment-agreed.${appointment}.picker`,
    ...members.flatMap((member) => reminders.map((which) => `appointment-reminder.${appointment}.${which}.${member}`)),
  ];
}

/** One side proposed times; also in the place of what stood before. */
const proposed = happeningKind({
  kind: 'appointment.proposed',
  about: 'appointment',
  keeps: ofAppointment,
  subject: ({ appointmentId }) => appointmentId,
  tells: [
    {
      who: (_, { proposedBy, reviewer, recipient }) => (proposedBy === reviewer.id ? recipient.id : reviewer.id),
      notification: {
        type: 'appointment.proposed',
        href: (facts) => pathOf(facts),
        says: (facts) => withWords(proposal(facts), facts.note),
      },
      mail: {
        type: 'match_notification',
        name: ({ appointmentId }) => `appointment-proposed.${appointmentId}`,
        says: (facts, reader) => ({
          ...noticeEmail(proposal(facts), reader, ['Wähle die Zeit, die dir passt, oder schlag andere vor.']),
          facts: [
            { label: facts.times.length === 1 ? 'Zeit' : 'Zeiten', value: facts.times.map(said).join(' · ') },
            ...whereabouts(facts),
          ],
          ...(facts.note ? { quote: facts.note } : {}),
          action: { label: 'Zeit wählen', href: `${reader.origin}${pathOf(facts)}` },
        }),
      },
    },
  ],
});

/** The side that was asked picked a time. */
const agreed = happeningKind({
  kind: 'appointment.agreed',
  about: 'appointment',
  keeps: ofAppointment,
  subject: ({ appointmentId }) => appointmentId,
  tells: [
    {
      who: (_, { proposedBy }) => proposedBy,
      notification: { type: 'appointment.agreed', href: (facts) => pathOf(facts), says: agreement },
      mail: {
        type: 'match_notification',
        name: ({ appointmentId }) => `appointment-agreed.${appointmentId}.asker`,
        says: (facts, reader) => withEntry(agreementEmail(facts, reader), facts, reader),
      },
    },
    {
      who: (_, { proposedBy, reviewer, recipient }) => (proposedBy === reviewer.id ? recipient.id : reviewer.id),
      activity: {
        type: 'appointment.picked',
        tone: 'info',
        icon: 'handshake',
        badge: 'info',
        href: '/exchanges',
        says: ({ partner, startsAt }) => ({
          title: 'Termin vereinbart',
          description: `Du triffst ${partner}${startsAt ? ` am ${said(startsAt)}` : ''}.`,
          badge: 'Termin steht',
          action: 'Zum Austausch',
        }),
      },
      mail: {
        type: 'match_notification',
        name: ({ appointmentId }) => `appointment-agreed.${appointmentId}.picker`,
        says: (facts, reader) => withEntry(agreementEmail(facts, reader), facts, reader),
      },
    },
  ],
});

/** One side took it back, turned it down or called it off; with `planOff` the whole exchange, of which this mail tells or another one did. */
const withdrawn = happeningKind({
  kind: 'appointment.withdrawn',
  about: 'appointment',
  keeps: ofAppointment.extend({ planOff: z.optional(z.enum(['told', 'also'])) }),
  subject: ({ appointmentId }) => appointmentId,
  tells: [
    {
      who: (_, { endedBy, reviewer, recipient }) => (endedBy === reviewer.id ? recipient.id : reviewer.id),
      notification: {
        type: 'appointment.withdrawn',
        href: (facts) => pathOf(facts),
        says: (facts) => withWords(refusal(facts), facts.reason),
      },
      mail: {
        type: 'match_notification',
        name: ({ appointmentId }) => `appointment-withdrawn.${appointmentId}.partner`,
        says: (facts, reader) => ({
          ...withEntry(
            noticeEmail(facts.planOff === 'told' ? planOff(facts) : refusal(facts), reader, [
              ...(facts.inCalendarsAt ? [takenOut] : []),
              ...(facts.planOff === undefined && facts.exchangeId
                ? ['Ihr könnt jederzeit neue Zeiten vorschlagen.']
                : []),
              ...(facts.planOff === 'told' && facts.reason
                ? ['Ihr könnt jederzeit einen neuen Austausch planen.']
                : []),
            ]),
            facts,
            reader,
          ),
          ...(facts.reason ? { quote: facts.reason } : {}),
          ...(facts.planOff && { action: { label: 'Match ansehen', href: `${reader.origin}/matches` } }),
        }),
      },
    },
    {
      // Whose calendar shows it has to lose it, too.
      who: (_, { endedBy, inCalendarsAt }) => (endedBy && inCalendarsAt ? endedBy : undefined),
      activity: {
        type: 'appointment.called-off',
        tone: 'neutral',
        icon: 'circle-x',
        badge: 'info',
        href: '/exchanges',
        says: ({ partner }) => ({
          title: 'Termin abgesagt',
          description: `Du hast deinen Termin mit ${partner} abgesagt.`,
          badge: 'Abgesagt',
          action: 'Zum Austausch',
        }),
      },
      mail: {
        type: 'match_notification',
        name: ({ appointmentId }) => `appointment-withdrawn.${appointmentId}.self`,
        says: (facts, reader) =>
          withEntry(
            noticeEmail(
              {
                title: `Dein Termin mit ${facts.partner} ist abgesagt`,
                body: `Wir haben ${facts.partner} gesagt, dass euer Termin${facts.inCalendarsAt ? ` am ${said(facts.inCalendarsAt)}` : ''} nicht stattfindet. ${takenOut}`,
              },
              reader,
            ),
            facts,
            reader,
          ),
      },
    },
  ],
});

/** One side says that it took place. */
const happened = happeningKind({
  kind: 'appointment.happened',
  about: 'appointment',
  keeps: ofAppointment,
  subject: ({ appointmentId }) => appointmentId,
  tells: [
    {
      who: (_, { endedBy, reviewer, recipient }) => (endedBy === reviewer.id ? recipient.id : reviewer.id),
      notification: {
        type: 'appointment.happened',
        href: (facts) => pathOf(facts),
        says: ({ partner, isReviewer }) => ({
          title: 'Euer Termin hat stattgefunden',
          body: isReviewer
            ? `${partner} sagt, dass ihr euch getroffen habt. Schreib deine Review, solange alles frisch ist.`
            : `${partner} war bei dir und schreibt jetzt die Review.`,
        }),
      },
    },
  ],
});

/** The day before to both sides, and afterwards to who writes. */
const reminder = happeningKind({
  kind: 'appointment.reminder',
  about: 'appointment',
  keeps: ofAppointment.extend({ reminder: z.enum(reminders) }),
  subject: ({ appointmentId, reminder: which }) => `${appointmentId}:${which}`,
  tells: [
    {
      who: ({ reminder: which }, { reviewer, recipient }) =>
        which === 'before' ? [reviewer.id, recipient.id] : reviewer.id,
      notification: { type: 'appointment.reminder', href: (facts) => pathOf(facts), says: reminded },
      mail: {
        type: 'review_reminder',
        name: ({ appointmentId, reminder: which, memberId }) =>
          `appointment-reminder.${appointmentId}.${which}.${memberId}`,
        says: (facts, reader) => ({
          ...noticeEmail(reminded(facts), reader),
          action: {
            label: facts.reminder === 'before' ? 'Termin ansehen' : 'Als erlebt markieren',
            href: `${reader.origin}${pathOf(facts)}`,
          },
        }),
      },
    },
  ],
});

/** Of the exchange and its appointment in one. */
function planOff({ partner, inCalendarsAt }: { partner: string; inCalendarsAt?: string | null | undefined }): Notice {
  const appointment = inCalendarsAt ? `Auch euer Termin am ${said(inCalendarsAt)}` : 'Auch euer Termin';
  return {
    title: 'Euer Austausch ist abgesagt',
    body: `${partner} hat euren Austausch abgesagt, bevor jemand etwas geschrieben hat. ${appointment} findet damit nicht statt.`,
  };
}

export const appointmentKinds = [proposed, agreed, withdrawn, happened, reminder] as const;
