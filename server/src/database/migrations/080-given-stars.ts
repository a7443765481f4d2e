import { type Kysely, sql } from 'kysely';

/**
 * Whether somebody gave the stars of a review. Until now the dialog asked for none and sent five, today and the name
 * 'Importiert': those five stars are nobody's.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql.raw('alter table reviews add column rating_given boolean not null default true').execute(db);
  await sql
    .raw(
      `update reviews set rating_given = false
       where rating = 5 and reviewer_name = 'Importiert' and not is_verified and external_id is null`,
    )
    .execute(db);
}
