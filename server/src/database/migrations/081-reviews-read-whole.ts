import { type Kysely, sql } from 'kysely';

/** Reviews that vanished at Google are found by reading all of them, from time to time. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql.raw('alter table google_connections add column all_read_at timestamptz').execute(db);
}
