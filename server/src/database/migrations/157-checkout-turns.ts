import { type Kysely, sql } from 'kysely';

/**
 * Who begins an upgrade has the member's turn for a short while, so that two windows cannot begin two. It is a row and not a lock
 * of the database: a transaction must not stay open over calls of the payment provider. An account that has left gets no row.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table billing_accounts add column turn_of uuid, add column turn_until timestamptz`.execute(db);
  await sql`create trigger skip_who_left before insert on billing_accounts
    for each row execute function skip_who_left()`.execute(db);
}
