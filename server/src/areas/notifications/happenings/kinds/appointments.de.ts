import * as z from 'zod';
import type { Email, Fact } from '../../../../mail/email.ts';
import { calendarFile, calendarMethod } from '../../../../time/calendar-file.ts';
import { germanMoment } from '../../../../time/german-date.ts';
import { happeningKind, type Notice, type Reader } from '../happening-kind.ts';
import type { Views } from '../scenes.ts';
import { greeting, noticeEmail } from './emails.de.ts';
import { withWords } from './partner-words.de.ts';

type Facts = Views['appointment'];

const ofAppointment = z.object({ appointmentId: z.guid() });
const page = '/exchanges';
/** The page with what is to be done about it. */
const pathOf = ({ exchangeId }: Pick<Facts, 'exchangeId'>) => (exchangeId ? `${page}?appointment=${exchangeId}` : page);

/** The day before, and once it is over. */
const reminders = ['before', 'after'] as const;
export type AppointmentReminder = (typeof reminders)[number];

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

/** What it is called in the calendar of one side. */
export function appointmentTitle(partner: string | null | undefined): string {
  return `Termin mit ${partner ?? 'deinem Partner auf Rezenso'}`;
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
        href: page,
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

/** One side took it back, turned it down or called it off. */
const withdrawn = happeningKind({
  kind: 'appointment.withdrawn',
  about: 'appointment',
  keeps: ofAppointment,
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
            noticeEmail(refusal(facts), reader, [
              ...(facts.inCalendarsAt ? [takenOut] : []),
              'Ihr könnt jederzeit neue Zeiten vorschlagen.',
            ]),
            facts,
            reader,
          ),
          ...(facts.reason ? { quote: facts.reason } : {}),
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
        href: page,
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
                body: `Wir haben ${facts.partner} Bescheid gesagt. ${takenOut}`,
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

export const appointmentKinds = [proposed, agreed, withdrawn, happened, reminder] as const;

function said(moment: string): string {
  return germanMoment(new Date(moment));
}

function whereabouts({ minutes, place }: Facts): Fact[] {
  return [
    { label: 'Dauer', value: `${minutes} Minuten` },
    { label: 'Ort', value: place },
  ];
}

function proposal({ partner, times, movedFrom }: Facts): Notice {
  const [first = ''] = times;
  const offer = times.length === 1 ? said(first) : `${times.length} Zeiten`;
  return movedFrom
    ? {
        title: `${partner} möchte euren Termin verschieben`,
        body: `Der Termin am ${said(movedFrom)} gilt nicht mehr. Neuer Vorschlag: ${offer}.`,
      }
    : { title: `Terminvorschlag von ${partner}`, body: `${partner} schlägt dir ${offer} vor.` };
}

function agreement({ partner, startsAt, place }: Facts): Notice {
  return {
    title: `Euer Termin steht: ${partner}`,
    body: `${startsAt ? said(startsAt) : 'Ihr habt euch geeinigt'}. Ort: ${place}.`,
  };
}

const takenOut = 'Die angehängte Datei nimmt den Termin aus deinem Kalender.';

/** The mail says when and where in a table of its own. */
function agreementEmail(facts: Facts, reader: Reader): Email {
  const { partner, startsAt } = facts;
  return {
    ...noticeEmail(agreement(facts), reader),
    paragraphs: [
      greeting(reader),
      `du und ${partner} habt euch auf einen Termin geeinigt. Die angehängte Datei bringt ihn in deinen Kalender.`,
    ],
    facts: [...(startsAt ? [{ label: 'Wann', value: said(startsAt) }] : []), ...whereabouts(facts)],
  };
}

function refusal({ partner, inCalendarsAt, isOwnProposal }: Facts): Notice {
  if (inCalendarsAt)
    return {
      title: `${partner} hat euren Termin abgesagt`,
      body: `Der Termin am ${said(inCalendarsAt)} findet nicht statt.`,
    };
  return isOwnProposal
    ? { title: `${partner} kann zu deinen Zeiten nicht`, body: 'Schlag gern andere vor.' }
    : { title: `${partner} hat den Terminvorschlag zurückgezogen`, body: 'Du musst nichts weiter tun.' };
}

function reminded({ partner, startsAt, place, reminder: which }: Facts & { reminder: AppointmentReminder }): Notice {
  return which === 'before'
    ? {
        title: `Morgen: dein Termin mit ${partner}`,
        body: `${startsAt ? `${said(startsAt)}. ` : ''}Ort: ${place}.`,
      }
    : {
        title: `Wie war dein Termin mit ${partner}?`,
        body: 'Sag kurz, dass er stattgefunden hat. Dann kannst du deine Review schreiben.',
      };
}

/** With the file that puts it into the reader's calendar, or takes it out, where there is something to put in or take out. */
function withEntry(email: Email, facts: Facts, reader: Reader): Email {
  const { inCalendarsAt, partner, minutes, place, note, calendarId, sequence, changedAt, status } = facts;
  const shown = {
    ...email,
    action: { label: 'Zum Austausch', href: `${reader.origin}${pathOf(facts)}` },
  };
  if (!inCalendarsAt) return shown;
  const entry = {
    id: calendarId,
    sequence,
    title: appointmentTitle(partner),
    startsAt: new Date(inCalendarsAt),
    minutes,
    place,
    note,
    origin: reader.origin,
    href: page,
    changedAt: new Date(changedAt),
    isCancelled: status === 'withdrawn',
  };
  return { ...shown, calendar: { method: calendarMethod(entry), content: calendarFile(entry) } };
}
