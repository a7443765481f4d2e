import { type Kysely, sql } from 'kysely';

/** How often Pro is billed and what it costs, as the provider said last; null until it is asked again. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table billing_accounts
    add column billing_interval text check (billing_interval in ('month', 'year')),
    add column price_cents integer check (price_cents >= 0)`.execute(db);
}
