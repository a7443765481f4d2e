import { type Kysely, sql } from 'kysely';

/** Later due dates that one side of a plan proposes to the other. See docs/decisions/0122. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create table due_date_extensions (
    id uuid primary key default gen_random_uuid(),
    match_id uuid not null references matches (id) on delete cascade,
    reviewer_id uuid not null references members (id) on delete cascade,
    recipient_id uuid not null references members (id) on delete cascade,
    proposed_by uuid not null references members (id) on delete cascade,
    due_at timestamptz not null,
    reason text not null,
    state text not null default 'proposed' check (state in ('proposed', 'accepted', 'declined', 'withdrawn')),
    created_at timestamptz not null,
    closed_at timestamptz
  )`.execute(db);
  await sql`create unique index due_date_extensions_standing on due_date_extensions (match_id, reviewer_id)
    where state = 'proposed'`.execute(db);
  for (const column of ['reviewer_id', 'recipient_id', 'proposed_by'])
    await sql`create index ${sql.raw(`due_date_extensions_${column}`)} on due_date_extensions (${sql.raw(column)})`.execute(
      db,
    );
  await sql`alter table review_exchanges add column extensions smallint not null default 0`.execute(db);
}
