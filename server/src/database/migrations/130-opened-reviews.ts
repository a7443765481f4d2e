import { type Kysely, sql } from 'kysely';

/** When the review of an exchange became readable to its recipient. What was handed in before stays readable. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table review_exchanges add column opened_at timestamptz`.execute(db);
  await sql`update review_exchanges set opened_at = submitted_at where submitted_at is not null`.execute(db);
  await sql`create index review_exchanges_closed on review_exchanges (due_at)
    where submitted_at is not null and opened_at is null`.execute(db);
}
