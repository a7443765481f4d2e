import { type Kysely, sql } from 'kysely';

/**
 * What the payment provider says about a business, as it was last asked. `version` counts the changes: whoever writes
 * names the version it read, so an answer that is overtaken meanwhile is asked for again. Events are kept by id, each
 * with its effect in one transaction.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}

const statements = [
  `create table billing_accounts (
    member_id uuid primary key references members on delete cascade,
    customer_id text unique,
    subscription_id text, status text,
    current_period_end timestamptz,
    cancels_at_period_end boolean not null default false,
    version integer not null default 0,
    created_at timestamptz not null, updated_at timestamptz not null
  )`,
  `create table payment_events (
    id text primary key,
    type text not null,
    received_at timestamptz not null
  )`,
  `create index payment_events_by_age on payment_events (received_at)`,
  `create index billing_accounts_by_period on billing_accounts (current_period_end) where customer_id is not null`,
];
