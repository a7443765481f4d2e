import type { Appointment } from '@rezenso/contract/appointments';
import type { AppointmentRow } from '../../../database/schema-appointments.ts';
import { type CalendarEntry, calendarFile } from '../../../time/calendar-file.ts';

/** An appointment as both sides see it. */
export function presentAppointment(row: AppointmentRow): Appointment {
  return {
    id: row.id,
    status: row.status,
    proposedBy: row.proposed_by,
    times: row.times,
    minutes: row.minutes,
    place: row.place,
    note: row.note,
    startsAt: row.starts_at?.toISOString() ?? null,
  };
}

type Shown = Required<Pick<CalendarEntry, 'title' | 'language' | 'origin'>>;

/** An agreed appointment for somebody's calendar. @returns undefined when no time is agreed */
export function presentCalendarFile(row: AppointmentRow, { title, language, origin }: Shown): string | undefined {
  if (!row.starts_at || (row.status !== 'agreed' && row.status !== 'happened')) return undefined;
  return calendarFile({
    id: row.calendar_id,
    sequence: row.sequence,
    title,
    language,
    startsAt: row.starts_at,
    minutes: row.minutes,
    place: row.place,
    note: row.note,
    origin,
    href: '/exchanges',
    changedAt: row.updated_at,
    isCancelled: false,
  });
}
