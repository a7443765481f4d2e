import { type Kysely, sql } from 'kysely';

/** The site that a member named and proved by its mailbox, also when it names another one later; see docs/decisions/0027. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql.raw('alter table members add column proven_site text').execute(db);
  await sql.raw("update members set proven_site = split_part(email, '@', 2) where is_verified").execute(db);
}
