import { type Kysely, sql } from 'kysely';

/** Which call of the API a browser could not read the answer of, and the first field that was off. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table client_errors add column call text, add column field text`.execute(db);
}
