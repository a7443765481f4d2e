import { type Kysely, sql } from 'kysely';

/** When who asked for a match took the request back, which ends it as declined. See docs/decisions/0118. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table matches add column withdrawn_at timestamptz`.execute(db);
}
