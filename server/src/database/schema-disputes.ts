import type { DisputeReason, DisputeState } from '@rezenso/contract/dispute';
import type { ColumnType, Generated, Selectable } from 'kysely';
import type { Moment } from './column-types.ts';

/** The table of reviews that their recipients dispute. */
export interface DisputeTables {
  disputes: DisputesTable;
}

/** One of an exchange before its confirmation, and one after it. */
interface DisputesTable {
  id: Generated<string>;
  review_exchange_id: string;
  /** Wrote the review. */
  reviewer_id: string;
  /** Disputes it. */
  recipient_id: string;
  is_after_confirmation: boolean;
  reason: DisputeReason;
  state: ColumnType<DisputeState, DisputeState | undefined, DisputeState>;
  /** What the recipient says; null once that account was deleted. */
  text: string | null;
  link: string | null;
  /** It was said while one side blocked the other: moderators alone read it. */
  is_text_private: ColumnType<boolean, boolean | undefined, boolean>;
  /** Until then nobody decides without having heard the writer. */
  answer_due_at: Moment;
  /** What the writer says; null until it does, and once that account was deleted. */
  answer: ColumnType<string | null, string | null | undefined, string | null>;
  answer_link: ColumnType<string | null, string | null | undefined, string | null>;
  /** Likewise. */
  is_answer_private: ColumnType<boolean, boolean | undefined, boolean>;
  answered_at: ColumnType<Date | null, Date | null | undefined, Date | null>;
  /** Why moderators decided so, for both sides. */
  decision: ColumnType<string | null, string | null | undefined, string | null>;
  decided_by: ColumnType<string | null, string | null | undefined, string | null>;
  /** When it was decided, taken back or ended. */
  closed_at: ColumnType<Date | null, Date | null | undefined, Date | null>;
  created_at: Moment;
  /** Upheld, it freed the recipient of what it still had to write in return. */
  is_relieved: Generated<boolean>;
}

export type DisputeRow = Selectable<DisputesTable>;
