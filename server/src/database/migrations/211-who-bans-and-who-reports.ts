import { type Kysely, sql } from 'kysely';

/** Who bans an account is shown others of the site that it proved. See docs/decisions/0172. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql
    .raw('create index members_by_proven_site on members (proven_site) where proven_site is not null')
    .execute(db);
}
