import type { RingEvidence, RingPair } from '@rezenso/engines/rings';
import type { ColumnType, Generated } from 'kysely';
import type { Json, Moment } from './column-types.ts';

/** Accounts that left, for a while and without anything readable; see docs/decisions/0027. */
export interface FormerTables {
  former_accounts: FormerAccountsTable;
  former_account_tags: FormerAccountTagsTable;
  former_pairs: FormerPairsTable;
}

interface FormerAccountsTable {
  id: Generated<string>;
  free_reviews_used: number;
  earned: Json<Array<{ action: string; subject: string | null }>>;
  left_at: Moment;
  forget_at: Moment;
  /** The look at it that had not ended well when it left; null without one (docs/decisions/0133). */
  held: ColumnType<FormerHold | null, string | null | undefined, never>;
}

/** What people knew of an account that left while its reviews waited, or were kept back. */
export interface FormerHold {
  isKept: boolean;
  score: number;
  evidence: RingEvidence[];
  pairs: RingPair[];
  decision: string | null;
  /** In UTC; null while nobody had decided. */
  decidedAt: string | null;
}

interface FormerAccountTagsTable {
  tag: string;
  former_account_id: string;
}

interface FormerPairsTable {
  former_account_id: string;
  partner_tag: string;
  earned_at: Moment;
}
