import type { Email, Fact } from '../../../../mail/email.ts';
import { englishMoment } from '../../../../time/english-date.ts';
import type { Notice, Reader } from '../happening-kind.ts';
import { calendarOf, pathOf } from './appointment-calendar.ts';
import type { AppointmentReminder, Facts } from './appointment-words.de.ts';
import { greeting, noticeEmail } from './emails.en.ts';

/** What it is called in the calendar of one side. */
export function appointmentTitle(partner: string | null | undefined): string {
  return `Appointment with ${partner ?? 'your partner on Rezenso'}`;
}

/** A moment as ISO 8601, as people say it. */
export function said(moment: string): string {
  return englishMoment(new Date(moment));
}

/** How long it takes, and where. */
export function whereabouts({ minutes, place }: Facts): Fact[] {
  return [
    { label: 'Duration', value: `${minutes} minutes` },
    { label: 'Place', value: place },
  ];
}

/** Of times that the partner proposed, also in the place of an agreed one. */
export function proposal({ partner, times, movedFrom }: Facts): Notice {
  const [first = ''] = times;
  const offer = times.length === 1 ? said(first) : `${times.length} different times`;
  return movedFrom
    ? {
        title: `${partner} would like to reschedule your appointment`,
        body: `The appointment on ${said(movedFrom)} no longer stands. New suggestion: ${offer}.`,
      }
    : { title: `Appointment suggested by ${partner}`, body: `${partner} suggests ${offer}.` };
}

/** Of a time that was picked. */
export function agreement({ partner, startsAt, place }: Facts): Notice {
  return {
    title: `Your appointment is set: ${partner}`,
    body: `${startsAt ? said(startsAt) : 'You have agreed on a time'}. Place: ${place}.`,
  };
}

/** Said where the file is attached. */
export const takenOut = 'The attached file removes the appointment from your calendar.';

/** The mail says when and where in a table of its own. */
export function agreementEmail(facts: Facts, reader: Reader): Email {
  const { partner, startsAt } = facts;
  return {
    ...noticeEmail(agreement(facts), reader),
    paragraphs: [
      greeting(reader),
      `You and ${partner} have agreed on an appointment. The attached file adds it to your calendar.`,
    ],
    facts: [...(startsAt ? [{ label: 'When', value: said(startsAt) }] : []), ...whereabouts(facts)],
  };
}

/** Of what the partner took back, turned down or called off. */
export function refusal({ partner, inCalendarsAt, isOwnProposal }: Facts): Notice {
  if (inCalendarsAt)
    return {
      title: `${partner} has cancelled your appointment`,
      body: `The appointment on ${said(inCalendarsAt)} will not take place.`,
    };
  return isOwnProposal
    ? { title: `${partner} cannot make any of your times`, body: 'Feel free to suggest others.' }
    : { title: `${partner} has withdrawn the suggested appointment`, body: 'There is nothing you need to do.' };
}

/** The day before, and afterwards. */
export function reminded({ partner, startsAt, place, reminder }: Facts & { reminder: AppointmentReminder }): Notice {
  return reminder === 'before'
    ? {
        title: `Tomorrow: your appointment with ${partner}`,
        body: `${startsAt ? `${said(startsAt)}. ` : ''}Place: ${place}.`,
      }
    : {
        title: `How was your appointment with ${partner}?`,
        body: 'Just say that it took place. Then you can write your review.',
      };
}

/** With the file that puts it into the reader's calendar, or takes it out, where there is something to put in or take out. */
export function withEntry(email: Email, facts: Facts, reader: Reader): Email {
  return {
    ...email,
    action: { label: 'Go to exchange', href: `${reader.origin}${pathOf(facts)}` },
    ...calendarOf(facts, appointmentTitle(facts.partner), reader),
  };
}
