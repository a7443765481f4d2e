import type { Language } from '@rezenso/contract/language';
import ical, { ICalCalendarMethod, ICalEventStatus } from 'ical-generator';

const minuteMillis = 60_000;

/** An entry of somebody's calendar. */
export interface CalendarEntry {
  /** Keeps its id when it is moved or called off, so that calendars find the one they have. */
  id: string;
  /** Grows with each change that was sent. */
  sequence: number;
  title: string;
  /** Of the title; German where nothing is said. */
  language?: Language;
  startsAt: Date;
  minutes: number;
  place: string;
  note: string | null;
  /** Where the site is, and the page that shows it. */
  origin: string;
  href: string;
  /** When it was last changed. */
  changedAt: Date;
  isCancelled: boolean;
}

const products: Readonly<Record<Language, string>> = { de: 'Termine', en: 'Appointments' };
const fileNames: Readonly<Record<Language, string>> = { de: 'rezenso-termin.ics', en: 'rezenso-appointment.ics' };

/** What the file is called for whoever reads this language. */
export function calendarFileName(language: Language): string {
  return fileNames[language];
}

/** What calendars are to do with a file: take it over, or take it out. */
export function calendarMethod({ isCancelled }: Pick<CalendarEntry, 'isCancelled'>): 'PUBLISH' | 'CANCEL' {
  return isCancelled ? 'CANCEL' : 'PUBLISH';
}

/**
 * One entry as a calendar file (RFC 5545), its times in UTC, which every calendar shows in the zone of its reader. It names no
 * addresses of the two sides: nobody's calendar answers the other one by mail.
 */
export function calendarFile(entry: CalendarEntry): string {
  const {
    id,
    sequence,
    title,
    language = 'de',
    startsAt,
    minutes,
    place,
    note,
    origin,
    href,
    changedAt,
    isCancelled,
  } = entry;
  const { hostname } = new URL(origin);
  const calendar = ical({
    prodId: { company: 'Rezenso', product: products[language], language: language.toUpperCase() },
    method: ICalCalendarMethod[calendarMethod(entry)],
  });
  calendar.createEvent({
    id: `${id}@${hostname}`,
    sequence,
    stamp: changedAt,
    start: startsAt,
    end: new Date(startsAt.getTime() + minutes * minuteMillis),
    summary: title,
    location: place,
    ...(note ? { description: note } : {}),
    url: `${origin}${href}`,
    status: isCancelled ? ICalEventStatus.CANCELLED : ICalEventStatus.CONFIRMED,
    // Whoever publishes has to say who they are; nobody reads mail there.
    organizer: { name: 'Rezenso', email: `noreply@${hostname}` },
  });
  return calendar.toString();
}
