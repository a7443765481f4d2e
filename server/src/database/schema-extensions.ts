import type { ColumnType, Generated, Selectable } from 'kysely';
import type { Moment } from './column-types.ts';

/** The table of later due dates that partners propose to each other. */
export interface ExtensionTables {
  due_date_extensions: ExtensionsTable;
}

type ExtensionState = 'proposed' | 'accepted' | 'declined' | 'withdrawn';

/** Of each match and reviewer one stands at a time. */
interface ExtensionsTable {
  id: Generated<string>;
  match_id: string;
  reviewer_id: string;
  recipient_id: string;
  proposed_by: string;
  /** When the reviews would be due. */
  due_at: Moment;
  reason: string;
  state: ColumnType<ExtensionState, ExtensionState | undefined, ExtensionState>;
  created_at: Moment;
  closed_at: ColumnType<Date | null, Date | null | undefined, Date | null>;
}

export type ExtensionRow = Selectable<ExtensionsTable>;
