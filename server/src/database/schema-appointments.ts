import type { AppointmentStatus } from '@rezenso/contract/vocabulary';
import type { ColumnType, Generated, Selectable } from 'kysely';
import type { Json, Moment } from './column-types.ts';

/** The table of what partners agree to live through before they review it. */
export interface AppointmentTables {
  appointments: AppointmentsTable;
}

/** Of each match and reviewer one stands at a time: proposed, agreed or happened. */
interface AppointmentsTable {
  id: Generated<string>;
  match_id: string;
  reviewer_id: string;
  recipient_id: string;
  proposed_by: string;
  status: ColumnType<AppointmentStatus, AppointmentStatus | undefined, AppointmentStatus>;
  /** ISO 8601 in UTC, the earliest first. */
  times: Json<string[]>;
  minutes: number;
  place: string;
  note: string | null;
  /** The time that was picked. */
  starts_at: ColumnType<Date | null, Date | null | undefined, Date | null>;
  /** UID and SEQUENCE of RFC 5545; an appointment that takes the place of another one goes on under its id. */
  calendar_id: string;
  sequence: number;
  /** The time that calendars show from the last file that was sent; null before the first. */
  in_calendars_at: ColumnType<Date | null, Date | null | undefined, Date | null>;
  /** The time that it takes the place of, which had been agreed. */
  moved_from: ColumnType<Date | null, Date | null | undefined, Date | null>;
  /** Who said that it took place, or withdrew it, and the word to the other side. */
  ended_by: ColumnType<string | null, string | null | undefined, string | null>;
  reason: ColumnType<string | null, string | null | undefined, string | null>;
  created_at: Moment;
  updated_at: Moment;
}

export type AppointmentRow = Selectable<AppointmentsTable>;
