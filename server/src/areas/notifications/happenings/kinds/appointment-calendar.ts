import type { Email } from '../../../../mail/email.ts';
import { calendarFile, calendarMethod } from '../../../../time/calendar-file.ts';
import type { Reader } from '../happening-kind.ts';
import type { Views } from '../scenes.ts';

type Facts = Views['appointment'];

const page = '/exchanges';
/** The page with what is to be done about it. */
export const pathOf = ({ exchangeId }: Pick<Facts, 'exchangeId'>) =>
  exchangeId ? `${page}?appointment=${exchangeId}` : page;

/**
 * The file that puts an appointment into the reader's calendar, or takes it out; nothing where no calendar has it.
 * @param title in the language of the reader
 */
export function calendarOf(facts: Facts, title: string, { origin, language }: Reader): Pick<Email, 'calendar'> {
  const { inCalendarsAt, minutes, place, note, calendarId, sequence, changedAt, status } = facts;
  if (!inCalendarsAt) return {};
  const entry = {
    id: calendarId,
    sequence,
    title,
    language,
    startsAt: new Date(inCalendarsAt),
    minutes,
    place,
    note,
    origin,
    href: page,
    changedAt: new Date(changedAt),
    isCancelled: status === 'withdrawn',
  };
  return { calendar: { method: calendarMethod(entry), content: calendarFile(entry) } };
}
