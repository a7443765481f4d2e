import { type Kysely, sql } from 'kysely';

/**
 * In which order accounts stated what they are known by: who says the same later binds itself and nobody else. What stands there already keeps
 * the order in which it was written. See docs/decisions/0156.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table business_marks add column place bigint generated always as identity`.execute(db);
}
