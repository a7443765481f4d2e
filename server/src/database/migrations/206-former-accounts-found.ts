import { type Kysely, sql } from 'kysely';

/** Former accounts are few among all: the hourly sweep looks for what two of them shared. See docs/decisions/0166. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create index members_deleted on members (id) where deleted_at is not null`.execute(db);
}
