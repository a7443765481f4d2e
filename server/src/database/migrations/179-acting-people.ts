import { type Kysely, sql } from 'kysely';

/** Which colleague of a business did what the audit log tells of; null where the owner did, and for all that was written before. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table audit_log add column person_id uuid`.execute(db);
}
