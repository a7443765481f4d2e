import { type Kysely, sql } from 'kysely';

/**
 * Sessions of colleagues whose business's account was deleted, by their hashes alone: the browser that comes back with one is told kindly
 * what happened. See docs/decisions/0137.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create table closed_sessions (id_hash text primary key, closed_at timestamptz not null)`.execute(db);
  await sql`create index closed_sessions_by_end on closed_sessions (closed_at)`.execute(db);
}
