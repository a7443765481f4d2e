import { type Kysely, sql } from 'kysely';

/**
 * Changes of the address with which a member signs in, one for each member: until both mailboxes agreed, and until its time is over,
 * so that a second click on a link is answered as the first one was. See docs/decisions/0123.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create table email_changes (
    member_id uuid primary key references members on delete cascade,
    new_email text not null,
    old_token_hash text not null unique,
    new_token_hash text not null unique,
    old_confirmed_at timestamptz,
    new_confirmed_at timestamptz,
    changed_at timestamptz,
    created_at timestamptz not null,
    expires_at timestamptz not null
  )`.execute(db);
  await sql`create index email_changes_by_end on email_changes (expires_at)`.execute(db);
}
