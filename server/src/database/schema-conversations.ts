import type { ColumnType, Generated, Selectable } from 'kysely';
import type { Moment } from './column-types.ts';

/** The tables of what partners write to each other. */
export interface ConversationTables {
  conversations: ConversationsTable;
  messages: MessagesTable;
}

type Since = ColumnType<Date | null, Date | null | undefined, Date | null>;

/** One of each accepted match, opened by a trigger on matches. Per side: how far it has read, and what it was mailed. */
interface ConversationsTable {
  match_id: string;
  /** Position of the newest message; 0 before the first. */
  last_position: Generated<number>;
  last_activity_at: Moment;
  requester_read: Generated<number>;
  provider_read: Generated<number>;
  /** Since when this side blocks the other. */
  requester_blocked_at: Since;
  provider_blocked_at: Since;
  /** Newest unread message that the last mail told of. */
  requester_mailed: Generated<number>;
  provider_mailed: Generated<number>;
  requester_mailed_at: Since;
  provider_mailed_at: Since;
}

interface MessagesTable {
  /** Given by the sender's page. */
  id: string;
  match_id: string;
  /** From 1 on without a gap within its conversation. */
  position: number;
  sender_id: string;
  /** Null when the sender's account was deleted. */
  body: ColumnType<string | null, string, null>;
  sent_at: Moment;
}

export type MessageRow = Selectable<MessagesTable>;
