import { type Kysely, sql } from 'kysely';

/** When a ban ends what the account was in the middle of, and what it ended then. See docs/decisions/0154. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table members add column ban_settles_at timestamptz, add column ban_ended jsonb`.execute(db);
  await sql`create index members_ban_settles_at on members (ban_settles_at) where ban_settles_at is not null`.execute(
    db,
  );
}
