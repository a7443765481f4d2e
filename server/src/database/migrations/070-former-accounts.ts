import { type Kysely, sql } from 'kysely';

/**
 * What an account that left had used up, under tags that only this installation can make, so that signing in again does
 * not begin anew; and the ledger takes entries that count nothing or take points back.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}

const statements = [
  `create table former_accounts (
    id uuid primary key default gen_random_uuid(),
    free_reviews_used integer not null,
    earned jsonb not null,
    left_at timestamptz not null, forget_at timestamptz not null
  )`,
  `create index former_accounts_by_end on former_accounts (forget_at)`,
  `create table former_account_tags (
    tag text not null, former_account_id uuid not null references former_accounts on delete cascade,
    primary key (tag, former_account_id)
  )`,
  `create index former_account_tags_by_account on former_account_tags (former_account_id)`,
  `create table former_pairs (
    former_account_id uuid not null references former_accounts on delete cascade,
    partner_tag text not null, earned_at timestamptz not null,
    primary key (former_account_id, partner_tag)
  )`,
  `alter table xp_ledger drop constraint xp_ledger_points_check`,
];
