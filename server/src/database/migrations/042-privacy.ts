import { type Kysely, sql } from 'kysely';

/** An account that left stays as an empty row, which partners' matches and exchanges can point to. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table members add column deleted_at timestamptz`.execute(db);
}
