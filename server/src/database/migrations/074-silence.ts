import { type Kysely, sql } from 'kysely';

/** When a review that nobody confirms will count as confirmed; set when both sides are told. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql.raw('alter table review_exchanges add column settles_at timestamptz').execute(db);
  await sql
    .raw(`create index review_exchanges_unconfirmed on review_exchanges (submitted_at)
      where status = 'awaiting_confirmation'`)
    .execute(db);
}
