import { type Kysely, sql } from 'kysely';

/**
 * What a business noted of its answer to a review that it received, and since when that is answered. It goes with the review, and so with
 * the account. See docs/decisions/0106.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create table review_replies (
    review_id uuid primary key references reviews on delete cascade,
    text text not null,
    answered_at timestamptz
  )`.execute(db);
}
