import { type Kysely, sql } from 'kysely';

/**
 * Who bans an account is shown others of the site that it proved (docs/decisions/0172). Reports of a public page that wait are counted by
 * who sent them, under a keyed hash for this page alone, which goes when they are decided.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql
    .raw('create index members_by_proven_site on members (proven_site) where proven_site is not null')
    .execute(db);
  await sql.raw('alter table reports add column sender_tag text').execute(db);
}
