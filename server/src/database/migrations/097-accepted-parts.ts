import { type Kysely, sql } from 'kysely';

/** The same for a registry in which teams have keys of their own: a number for the part of each module, and for the keys. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql
    .raw(`create table accepted_parts (
      place text not null, part text not null, keys bigint not null, count bigint not null, primary key (place, part)
    )`)
    .execute(db);
}
