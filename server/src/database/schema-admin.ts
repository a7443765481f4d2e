import type { LoggedAction } from '@rezenso/contract/admin';
import type { ReportStatus } from '@rezenso/contract/reports';
import type { AdminRole, MemberStatus } from '@rezenso/contract/vocabulary';
import type { ColumnType, Generated, Selectable } from 'kysely';
import type { Moment } from './column-types.ts';

/** The tables of the admin area. */
export interface AdminTables {
  member_directory: MemberDirectoryTable;
  reports: ReportsTable;
  audit_log: AuditLogTable;
  audit_seals: AuditSealsTable;
  kept_figures: CachedStatsTable;
}

/** Kept by a trigger on members. */
interface MemberDirectoryTable {
  member_id: string;
  document: string;
  status: MemberStatus;
  admin_role: AdminRole | null;
  created_at: Moment;
}

/** What the analysis found in a review. */
export interface Finding {
  code: string;
  text: string;
  quote?: string;
  otherQuote?: string;
}

interface ReportsTable {
  id: Generated<string>;
  /** 'public_page' came from somebody of whom nothing is kept but `sender_tag`. */
  kind: 'member_report' | 'suspicious_review' | 'public_page';
  reporter_id: string | null;
  reported_id: string;
  reason: string;
  text: string | null;
  match_id: string | null;
  review_exchange_id: string | null;
  review_id: string | null;
  /** The message that was reported; moderators may read it, and what was said around it. */
  message_id: string | null;
  fraud_score: number | null;
  findings: ColumnType<Finding[], string | undefined, string>;
  status: Generated<ReportStatus>;
  note: string | null;
  resolved_at: ColumnType<Date | null, Date | null | undefined, Date | null>;
  resolved_by: string | null;
  /** Tells senders of one page's reports apart while they wait: a keyed hash for that page, of their network. */
  sender_tag: string | null;
  created_at: Moment;
}

/** Rows are only ever added; the database refuses the rest. */
interface AuditLogTable {
  id: Generated<number>;
  at: Moment;
  actor_id: string;
  action: LoggedAction;
  /** Null where it is about a module. */
  subject_id: string | null;
  module: string | null;
  module_title: string | null;
  report_id: string | null;
  value_before: string | null;
  value_after: string | null;
  reason: string | null;
  request_id: string;
  /** The colleague of `actor_id` who acted; null where that was the owner. */
  person_id: ColumnType<string | null, string | null | undefined, string | null>;
}

interface CachedStatsTable {
  key: string;
  value: ColumnType<unknown, string, string>;
  counted_at: Moment;
  fresh_until: Moment;
  renewing_until: Moment;
}

export type ReportRow = Selectable<ReportsTable>;
export type AuditRow = Selectable<AuditLogTable>;

interface AuditSealsTable {
  /** Up to and with this moment. */
  through: Moment;
  entries: number;
  /** Signed with the key of this installation. */
  tag: string;
  /** Of the entries, which went when their time was over; null as long as they are there. */
  digest: ColumnType<string | null, undefined, string>;
  emptied_at: ColumnType<Date | null, undefined, Date>;
}
