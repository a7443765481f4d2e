import type { SupportStatus, SupportTopic } from '@rezenso/contract/support';
import type { ColumnType, Generated, Selectable } from 'kysely';
import type { Moment } from './column-types.ts';

/** The tables of what members ask the operators. */
export interface SupportTables {
  support_requests: SupportRequestsTable;
  support_messages: SupportMessagesTable;
}

type Since = ColumnType<Date | null, Date | null | undefined, Date | null>;

interface SupportRequestsTable {
  /** Given by the writer's page; the first message has the same. */
  id: string;
  member_id: string;
  topic: SupportTopic;
  subject: string;
  status: Generated<SupportStatus>;
  /** Position of the newest message. */
  last_position: Generated<number>;
  /** Who of the operators takes care of it. */
  assignee_id: ColumnType<string | null, string | null | undefined, string | null>;
  /** Since when it is the operators' turn; null when it is not. */
  waiting_since: Since;
  first_answered_at: Since;
  created_at: Moment;
  updated_at: Moment;
}

interface SupportMessagesTable {
  id: string;
  request_id: string;
  /** From 1 on without a gap within its request. */
  position: number;
  is_from_support: boolean;
  /** Who of the operators wrote it; null for the member, and for an account that is gone. */
  agent_id: string | null;
  body: string;
  sent_at: Moment;
}

export type SupportRequestRow = Selectable<SupportRequestsTable>;
export type SupportMessageRow = Selectable<SupportMessagesTable>;
