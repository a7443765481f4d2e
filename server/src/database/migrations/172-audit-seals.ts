import { type Kysely, sql } from 'kysely';

/**
 * Seals over the audit log: each signs what was written since the one before, and that one, so that nobody changes an entry, adds one to
 * the past or takes one away without the key of the installation. See docs/decisions/0127.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create table audit_seals (
    through timestamptz primary key,
    entries integer not null,
    tag text not null
  )`.execute(db);
}
