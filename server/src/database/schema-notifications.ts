import type { ColumnType, Generated } from 'kysely';
import type { Moment } from './column-types.ts';

/** What members are told, and what they earned. */
export interface NoticeTables {
  notifications: NotificationsTable;
  activities: ActivitiesTable;
  achievements: AchievementsTable;
  xp_ledger: XpLedgerTable;
}

export interface NotificationsTable {
  id: Generated<string>;
  member_id: string;
  type: string;
  subject: string;
  /** What is kept of the happening; null where a sentence was stored, as before there were kinds. */
  data: ColumnType<Record<string, unknown> | null, string | undefined, string>;
  title: Generated<string>;
  body: Generated<string>;
  href: ColumnType<string | null, string | null | undefined, string | null>;
  read_at: ColumnType<Date | null, Date | null | undefined, Date | null>;
  created_at: Moment;
}

export interface ActivitiesTable {
  id: Generated<string>;
  member_id: string;
  type: string;
  subject: string;
  data: ColumnType<Record<string, unknown>, string | undefined, string>;
  created_at: Moment;
}

interface AchievementsTable {
  member_id: string;
  type: string;
  unlocked_at: Moment;
}

interface XpLedgerTable {
  id: Generated<string>;
  member_id: string;
  action: string;
  subject: string;
  points: number;
  created_at: Moment;
}
