import { type Kysely, sql } from 'kysely';

/**
 * What businesses show to everybody, and under which names. One table holds the names that are in use and those that were left,
 * so that no two businesses ever share one; see docs/decisions/0098. The index finds neighbours, by which an anonymous
 * reviewer's town is told or not.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create table public_pages (
    member_id uuid primary key references members on delete cascade,
    is_published boolean not null,
    is_findable boolean not null,
    asks_customers boolean not null,
    changed_at timestamptz not null
  )`.execute(db);
  await sql`create table public_names (
    name text primary key check (name ~ '^[a-z0-9]+(-[a-z0-9]+)*$'),
    member_id uuid not null references members on delete cascade,
    left_at timestamptz
  )`.execute(db);
  await sql`create unique index public_names_in_use on public_names (member_id) where left_at is null`.execute(db);
  await sql`create index public_names_by_member on public_names (member_id, left_at)`.execute(db);
  await sql`create index members_by_cell on members (geo_cell)
    where status = 'active' and profile_completed_at is not null`.execute(db);
}
