import { sql } from 'kysely';
import type { Db } from '../../../database/database.ts';
import type { ReminderKind } from '../../notifications/index.ts';

/** A reminder that is due and was not given yet. */
export interface DueReminder {
  exchangeId: string;
  reminder: ReminderKind;
  /** Calendar days in German time until the due day; negative when it is past. */
  days: number;
  /** How often the due date was put off: each is reminded of anew. Null while it never was. */
  turn: number | null;
}

/** A reminder comes so many days before the due day, one on it, one so many days after it. */
const remindDaysAround = 3;
/** Days for which the last one is made up for when the server was down. */
const lateDays = 3;

export function reminders(db: Db) {
  return {
    /**
     * Reminders that are due at `now`: three days before, on the day, three days after. A day that was missed (the
     * server was down) is made up for until the next reminder takes its place, the last one for three more days.
     */
    async listDue(now: Date, limit: number): Promise<DueReminder[]> {
      const { rows } = await sql<DueReminder>`
        with near as (
          select exchange.*,
            (due_at at time zone 'Europe/Berlin')::date - (${now}::timestamptz at time zone 'Europe/Berlin')::date as days
          from review_exchanges exchange
          where status in ('pending', 'in_progress')
            and due_at between ${now}::timestamptz - make_interval(days => ${remindDaysAround + lateDays + 2})
              and ${now}::timestamptz + make_interval(days => ${remindDaysAround + 2})
        ), due as (
          select near.*, case when days > 0 then 'before' when days = 0 then 'due' else 'overdue' end as reminder
          from near where days between 0 and ${remindDaysAround} or days between ${-remindDaysAround - lateDays} and ${-remindDaysAround}
        )
        select due.id as "exchangeId", due.reminder, due.days, nullif(due.extensions, 0) as turn
        from due
        join members reviewer on reviewer.id = due.reviewer_id and reviewer.status = 'active'
        join members recipient on recipient.id = due.recipient_id and recipient.status <> 'banned'
        where not exists (
          select from notifications told
          where told.member_id = due.reviewer_id and told.type = 'exchange.reminder'
            and told.subject = due.id || ':' || due.reminder || coalesce(':' || nullif(due.extensions, 0), '')
        )
        order by due.due_at, due.id
        limit ${limit}`.execute(db);
      return rows;
    },
  };
}
