import type { RingLevel } from '@rezenso/contract/rings';
import type { RingEvidence, RingPair } from '@rezenso/engines/rings';
import type { ColumnType, Generated, Selectable } from 'kysely';
import type { Moment } from './column-types.ts';

/** What accounts have in common, and what follows from it (docs/decisions/0133). */
export interface RingTables {
  account_signals: AccountSignalsTable;
  ring_verdicts: RingVerdictsTable;
  ring_cases: RingCasesTable;
  held_points: HeldPointsTable;
}

/** Where accounts were signed in, as keyed hashes that are only compared. */
interface AccountSignalsTable {
  member_id: string;
  kind: 'device' | 'network';
  tag: string;
  seen_at: Moment;
  /** On how many days it was seen. */
  days: Generated<number>;
}

/** How an account was judged last. */
interface RingVerdictsTable {
  member_id: string;
  /** 0-100. */
  score: number;
  level: RingLevel;
  /** All points that moderators found harmless; null where they did not. */
  released_points: ColumnType<number | null, undefined, number | null>;
  /** With whom. */
  released_accounts: ColumnType<string[], undefined, string[]>;
  released_at: ColumnType<Date | null, undefined, Date | null>;
  judged_at: Moment;
}

/** An account whose reviews wait, from the finding to its decision. */
interface RingCasesTable {
  id: Generated<string>;
  member_id: string;
  state: ColumnType<'open' | 'released' | 'kept', 'open' | undefined, 'open' | 'released' | 'kept'>;
  score: number;
  evidence: ColumnType<RingEvidence[], string, string>;
  pairs: ColumnType<RingPair[], string, string>;
  opened_at: Moment;
  appeal: ColumnType<string | null, undefined, string | null>;
  appealed_at: ColumnType<Date | null, undefined, Date | null>;
  decision: ColumnType<string | null, undefined, string | null>;
  decided_by: ColumnType<string | null, undefined, string | null>;
  decided_at: ColumnType<Date | null, undefined, Date | null>;
}

export type RingCaseRow = Selectable<RingCasesTable>;

/** Points that wait for the decision about an account; amounts follow from the action, as in the ledger. */
interface HeldPointsTable {
  member_id: string;
  action: string;
  subject: string;
  held_at: Moment;
}
