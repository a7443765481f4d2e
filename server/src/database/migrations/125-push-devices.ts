import { type Kysely, sql } from 'kysely';

/** Browsers that show push messages. What ends a session (signing out, a ban, its age) ends them too. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create table push_devices (
    id uuid primary key default gen_random_uuid(),
    member_id uuid not null references members on delete cascade,
    session_hash text not null unique references sessions (id_hash) on delete cascade,
    endpoint text not null unique,
    p256dh text not null,
    auth text not null,
    name text not null,
    added_at timestamptz not null
  )`.execute(db);
  await sql`create index push_devices_by_member on push_devices (member_id)`.execute(db);
}
