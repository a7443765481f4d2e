import type { RingEvidence, RingPair } from '@rezenso/engines/rings';
import type { ColumnType, Generated } from 'kysely';
import type { Json, Moment } from './column-types.ts';

/** Accounts that left, for a while and without anything readable; see docs/decisions/0027. */
export interface FormerTables {
  former_accounts: FormerAccountsTable;
  former_account_tags: FormerAccountTagsTable;
  former_pairs: FormerPairsTable;
  former_marks: FormerMarksTable;
  former_matches: FormerMatchesTable;
  former_match_heirs: FormerMatchHeirsTable;
}

interface FormerAccountsTable {
  id: Generated<string>;
  free_reviews_used: number;
  /** Matches of living accounts that count among these: those can still be given back. */
  counted_matches: ColumnType<string[], string[] | undefined, string[]>;
  earned: Json<Array<{ action: string; subject: string | null }>>;
  left_at: Moment;
  forget_at: Moment;
  /** The look at it that had not ended well when it left; null without one (docs/decisions/0133). */
  held: ColumnType<FormerHold | null, string | null | undefined, never>;
  /** Who has it still, under another address; null once it left or changed hands (docs/decisions/0172). */
  moved_member_id: string | null;
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

/** What an account was known by when it left or moved; see docs/decisions/0163. */
interface FormerMarksTable {
  /** Of the account as it was then; nobody else has it. */
  former_id: string;
  tag: string;
  /** Its mailbox, or a site that its mailbox proved. */
  is_proven: boolean;
  has_proven_site: boolean;
  /** When it stated this, in the order of `business_marks`. */
  place: string | null;
  kept_until: Moment;
}

/** Why a match of an account that left or moved still binds it. */
export type FormerMatchKind = 'agreed' | 'declined' | 'withdrawn';

interface FormerMatchesTable {
  former_id: string;
  match_id: string;
  partner_id: string;
  kind: FormerMatchKind;
  kept_until: Moment;
}

/** Who is bound by it, because it came back. */
interface FormerMatchHeirsTable {
  member_id: string;
  match_id: string;
  partner_id: string;
  kind: FormerMatchKind;
  /** Null for as long as there is the account: the partner may block. */
  ends_at: Moment | null;
}
