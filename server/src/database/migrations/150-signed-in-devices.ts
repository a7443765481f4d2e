import { type Kysely, sql } from 'kysely';

/**
 * What members are shown of their sessions: an id that opens nothing, and what the browser called itself; nothing of that is known of
 * sessions from before. In which browsers an account was signed in, to tell its member of a new one. See docs/decisions/0105.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table sessions
    add column id uuid not null unique default gen_random_uuid(),
    add column device text,
    add column browser_hash text`.execute(db);
  await sql`create table known_browsers (
    member_id uuid not null references members on delete cascade,
    browser_hash text not null,
    added_at timestamptz not null,
    last_seen_at timestamptz not null,
    primary key (member_id, browser_hash)
  )`.execute(db);
  await sql`create index known_browsers_by_use on known_browsers (last_seen_at)`.execute(db);
}
