import { type Kysely, sql } from 'kysely';

/** Reminders look for open exchanges by due date; closed ones, the great majority, stay out of the index. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create index review_exchanges_open_by_due on review_exchanges (due_at)
    where status in ('pending','in_progress')`.execute(db);
}
