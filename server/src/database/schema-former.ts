import type { Generated } from 'kysely';
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
