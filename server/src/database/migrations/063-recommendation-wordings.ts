import { type Kysely, sql } from 'kysely';

/** How a language model words the recommendation of one business to another; see docs/decisions/0018. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create table recommendation_wordings (
    reader_id uuid not null references members on delete cascade,
    partner_id uuid not null references members on delete cascade,
    built_in text not null,
    reasons jsonb not null,
    wording text,
    asked_at timestamptz not null,
    primary key (reader_id, partner_id)
  )`.execute(db);
  await sql`create index recommendation_wordings_by_partner on recommendation_wordings (partner_id)`.execute(db);
  await sql`create index recommendation_wordings_by_age on recommendation_wordings (asked_at)`.execute(db);
}
