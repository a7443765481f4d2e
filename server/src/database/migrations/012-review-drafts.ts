import { type Kysely, sql } from 'kysely';

/** Which drafts were suggested to whom, as hashes: a review that is an unedited one is noticed. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create table review_drafts (
    member_id uuid not null references members on delete cascade,
    content_hash text not null,
    created_at timestamptz not null,
    primary key (member_id, content_hash)
  )`.execute(db);
  await sql`create index review_drafts_by_age on review_drafts (created_at)`.execute(db);
}
