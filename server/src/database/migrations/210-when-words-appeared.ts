import { type Kysely, sql } from 'kysely';

/** When a platform says that a review got its words: whoever posted first is no copier. See docs/decisions/0171. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql.raw('alter table reviews add column worded_at timestamptz').execute(db);
}
