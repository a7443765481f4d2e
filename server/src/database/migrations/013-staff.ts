import { type Kysely, sql } from 'kysely';

/** Who runs the site: a handful among a million, asked for with every suggestion. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create index members_staff on members (id) where admin_role is not null`.execute(db);
}
