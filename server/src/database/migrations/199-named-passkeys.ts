import { type Kysely, sql } from 'kysely';

/** What people call a passkey of theirs; `name` stays the device on which it was made, which mails and the audit log say. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table passkeys add column given_name text`.execute(db);
}
