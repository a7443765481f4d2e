import { type Kysely, sql } from 'kysely';

/**
 * When the writer of reviews gets to know the other side of a match. Of each match and direction one stands at a time, whatever
 * comes at the same moment. See docs/decisions/0085.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create table appointments (
    id uuid primary key default gen_random_uuid(),
    match_id uuid not null references matches on delete cascade,
    reviewer_id uuid not null references members on delete cascade,
    recipient_id uuid not null references members on delete cascade,
    proposed_by uuid not null references members on delete cascade,
    status text not null default 'proposed'
      check (status in ('proposed', 'agreed', 'happened', 'withdrawn', 'replaced')),
    times jsonb not null check (jsonb_array_length(times) between 1 and 3),
    minutes smallint not null check (minutes between 10 and 480),
    place text not null,
    note text,
    starts_at timestamptz,
    calendar_id uuid not null,
    sequence smallint not null,
    in_calendars_at timestamptz,
    moved_from timestamptz,
    ended_by uuid references members on delete cascade,
    reason text,
    created_at timestamptz not null,
    updated_at timestamptz not null,
    check (starts_at is not null or status in ('proposed', 'withdrawn', 'replaced'))
  )`.execute(db);
  await sql`create unique index appointments_standing on appointments (match_id, reviewer_id)
    where status in ('proposed', 'agreed', 'happened')`.execute(db);
  await sql`create index appointments_ahead on appointments (starts_at) where status = 'agreed'`.execute(db);
  await sql`create index appointments_by_reviewer on appointments (reviewer_id)`.execute(db);
  await sql`create index appointments_by_recipient on appointments (recipient_id)`.execute(db);
}
