import { type Kysely, sql } from 'kysely';

/** Which other businesses a member's website names, and of which domain that was read. See docs/decisions/0168. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql
    .raw("alter table members add column mentions text[] not null default '{}', add column mentions_of text")
    .execute(db);
}
