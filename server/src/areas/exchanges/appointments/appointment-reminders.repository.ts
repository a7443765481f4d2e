import { sql } from 'kysely';
import type { Db } from '../../../database/database.ts';
import type { AppointmentReminder } from '../../notifications/index.ts';

/** A reminder that is due and was not given yet. */
export interface DueAppointmentReminder {
  appointmentId: string;
  reminder: AppointmentReminder;
}

/** How long after its beginning a server that was down still asks how it was. */
const lateDays = 3;

export function appointmentReminders(db: Db) {
  return {
    /**
     * What is due at `now`, by the calendar of Europe/Berlin: on the day before an agreed appointment, unless it was agreed on that
     * very day; and once it is over, until somebody says that it took place or its reviews are handed in.
     */
    async listDue(now: Date, limit: number): Promise<DueAppointmentReminder[]> {
      const { rows } = await sql<DueAppointmentReminder>`
        with near as (
          select appointment.*, case when starts_at > ${now}::timestamptz then 'before' else 'after' end as reminder,
            (starts_at at time zone 'Europe/Berlin')::date - (${now}::timestamptz at time zone 'Europe/Berlin')::date as days,
            (starts_at at time zone 'Europe/Berlin')::date - (updated_at at time zone 'Europe/Berlin')::date as notice
          from appointments appointment
          where status = 'agreed' and starts_at between ${now}::timestamptz - make_interval(days => ${lateDays})
            and ${now}::timestamptz + make_interval(days => 2)
        )
        select near.id as "appointmentId", reminder from near
        join members reviewer on reviewer.id = reviewer_id and reviewer.status = 'active'
        join members recipient on recipient.id = recipient_id and recipient.status = 'active'
        where (case reminder when 'before' then days = 1 and notice > 1
            else starts_at + make_interval(mins => minutes) <= ${now}::timestamptz and exists (
              select from review_exchanges open where open.match_id = near.match_id
                and open.reviewer_id = near.reviewer_id and open.status in ('pending', 'in_progress')) end)
          and not exists (select from notifications told
            where told.member_id = reviewer_id and told.type = 'appointment.reminder'
              and told.subject = near.id || ':' || reminder)
        order by starts_at, near.id limit ${limit}`.execute(db);
      return rows;
    },
  };
}
