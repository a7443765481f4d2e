import { type Kysely, sql } from 'kysely';

/**
 * On how many days an account was seen in a browser or a network: once may be a visit. What was seen before this was counted may have been on
 * any number of them, so it counts as lasting until it ends. See docs/decisions/0156.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table account_signals add column days smallint not null default 3`.execute(db);
  await sql`alter table account_signals alter column days set default 1`.execute(db);
}
