import { type Kysely, sql } from 'kysely';

/**
 * Public names of accounts that were deleted, kept from others for a while: what was printed leads to nobody else meanwhile. Only as tags
 * that nobody else can make; see docs/decisions/0098.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create table former_public_names (
    tag text primary key,
    kept_until timestamptz not null
  )`.execute(db);
  await sql`create index former_public_names_by_end on former_public_names (kept_until)`.execute(db);
}
