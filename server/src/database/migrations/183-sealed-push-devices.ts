import { type Kysely, sql } from 'kysely';

/** Where browsers take messages lies sealed; a tag of the address says which rows are of the same browser. See docs/decisions/0140. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table push_devices add column endpoint_tag text`.execute(db);
  await sql`create unique index push_devices_same on push_devices (endpoint_tag)`.execute(db);
}
