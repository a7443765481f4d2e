import { type Kysely, sql } from 'kysely';

/** Whether a page was shown when moderation hid it, so that releasing it brings it back. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table public_pages add column was_published boolean not null default false`.execute(db);
}
