import { type Kysely, sql } from 'kysely';

/** Achievements once reached stay, with the moment they were reached. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create table achievements (
    member_id uuid not null references members on delete cascade,
    type text not null,
    unlocked_at timestamptz not null,
    primary key (member_id, type)
  )`.execute(db);
}
