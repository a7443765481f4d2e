import { type Kysely, sql } from 'kysely';

/** Links of an address are counted whenever one is asked for, and end together when one is used. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql.raw('create index magic_links_email on magic_links (email)').execute(db);
}
