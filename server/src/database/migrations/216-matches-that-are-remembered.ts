import { type Kysely, sql } from 'kysely';

/**
 * Which matches of living accounts stand in what is remembered of a mailbox, so that one that is given back later is used up there no longer
 * (docs/decisions/0177). What was remembered before this migration goes on counting until it is forgotten.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql.raw("alter table former_accounts add column counted_matches uuid[] not null default '{}'").execute(db);
  await sql.raw('create index former_accounts_by_match on former_accounts using gin (counted_matches)').execute(db);
}
