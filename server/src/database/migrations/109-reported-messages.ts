import { type Kysely, sql } from 'kysely';

/** Which message a report is about. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table reports add column message_id uuid references messages on delete set null`.execute(db);
  await sql`create index reports_by_message on reports (message_id) where message_id is not null`.execute(db);
}
