import { type Kysely, sql } from 'kysely';

/** What is said in a dispute while one side blocks the other is read by moderators alone, also once the block is taken back. See docs/decisions/0121. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table disputes
    add column is_text_private boolean not null default false,
    add column is_answer_private boolean not null default false`.execute(db);
}
