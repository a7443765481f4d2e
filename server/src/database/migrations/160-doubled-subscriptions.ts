import { type Kysely, sql } from 'kysely';

/** Who pays for more than one subscription is shown to the operators until the provider says that one is left. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table billing_accounts add column doubled_subscriptions text[] not null default '{}'`.execute(db);
  await sql`create index billing_accounts_doubled on billing_accounts (updated_at, member_id)
    where doubled_subscriptions <> '{}'`.execute(db);
}
