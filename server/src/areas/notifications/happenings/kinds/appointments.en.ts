import type { WordsOf } from '../all-languages.ts';
import type { Notice } from '../happening-kind.ts';
import { pathOf } from './appointment-calendar.ts';
import {
  agreement,
  agreementEmail,
  proposal,
  refusal,
  reminded,
  said,
  takenOut,
  whereabouts,
  withEntry,
} from './appointment-words.en.ts';
import type { appointmentKinds } from './appointments.de.ts';
import { noticeEmail } from './emails.en.ts';
import { withWords } from './partner-words.en.ts';

export default {
  'appointment.proposed': [
    {
      notification: (facts) => withWords(proposal(facts), facts.note),
      mail: (facts, reader) => ({
        ...noticeEmail(proposal(facts), reader, ['Choose the time that suits you, or suggest others.']),
        facts: [
          { label: facts.times.length === 1 ? 'Time' : 'Times', value: facts.times.map(said).join(' · ') },
          ...whereabouts(facts),
        ],
        ...(facts.note ? { quote: facts.note } : {}),
        action: { label: 'Choose a time', href: `${reader.origin}${pathOf(facts)}` },
      }),
    },
  ],
  'appointment.agreed': [
    {
      notification: agreement,
      mail: (facts, reader) => withEntry(agreementEmail(facts, reader), facts, reader),
    },
    {
      activity: ({ partner, startsAt }) => ({
        title: 'Appointment agreed',
        description: `You are meeting ${partner}${startsAt ? ` on ${said(startsAt)}` : ''}.`,
        badge: 'Appointment set',
        action: 'Go to exchange',
      }),
      mail: (facts, reader) => withEntry(agreementEmail(facts, reader), facts, reader),
    },
  ],
  'appointment.withdrawn': [
    {
      notification: (facts) => withWords(refusal(facts), facts.reason),
      mail: (facts, reader) => ({
        ...withEntry(
          noticeEmail(facts.planOff === 'told' ? planOff(facts) : refusal(facts), reader, [
            ...(facts.inCalendarsAt ? [takenOut] : []),
            ...(facts.planOff === undefined && facts.exchangeId
              ? ['You can both suggest new times whenever you like.']
              : []),
            ...(facts.planOff === 'told' && facts.reason ? ['You can plan a new exchange at any time.'] : []),
          ]),
          facts,
          reader,
        ),
        ...(facts.reason ? { quote: facts.reason } : {}),
        ...(facts.planOff && { action: { label: 'View match', href: `${reader.origin}/matches` } }),
      }),
    },
    {
      activity: ({ partner }) => ({
        title: 'Appointment cancelled',
        description: `You have cancelled your appointment with ${partner}.`,
        badge: 'Cancelled',
        action: 'Go to exchange',
      }),
      mail: (facts, reader) =>
        withEntry(
          noticeEmail(
            {
              title: `Your appointment with ${facts.partner} is cancelled`,
              body: `We have told ${facts.partner} that your appointment${facts.inCalendarsAt ? ` on ${said(facts.inCalendarsAt)}` : ''} will not take place. ${takenOut}`,
            },
            reader,
          ),
          facts,
          reader,
        ),
    },
  ],
  'appointment.happened': [
    {
      notification: ({ partner, isReviewer }) => ({
        title: 'Your appointment has taken place',
        body: isReviewer
          ? `${partner} says that you met. Write your review while everything is fresh.`
          : `${partner} has visited you and is now writing the review.`,
      }),
    },
  ],
  'appointment.reminder': [
    {
      notification: reminded,
      mail: (facts, reader) => ({
        ...noticeEmail(reminded(facts), reader),
        action: {
          label: facts.reminder === 'before' ? 'View appointment' : 'Say that it took place',
          href: `${reader.origin}${pathOf(facts)}`,
        },
      }),
    },
  ],
} satisfies WordsOf<typeof appointmentKinds>;

function planOff({ partner, inCalendarsAt }: { partner: string; inCalendarsAt?: string | null | undefined }): Notice {
  const appointment = inCalendarsAt ? `Your appointment on ${said(inCalendarsAt)}` : 'Your appointment';
  return {
    title: 'Your exchange has been called off',
    body: `${partner} has called off your exchange before anybody wrote anything. ${appointment} will not take place either.`,
  };
}
