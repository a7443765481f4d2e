import { type Kysely, sql } from 'kysely';

/**
 * What kind of business a member is, such as 'craft/photographer': the industry alone says too little. And by which rules
 * a match was worded, so that what older ones said is said anew. See docs/decisions/0088.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table members add column trade text`.execute(db);
  await sql`alter table matches add column told_by smallint not null default 0`.execute(db);
  await sql`create index matches_told_by on matches (told_by, id)`.execute(db);
}
