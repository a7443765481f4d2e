import { type Kysely, sql } from 'kysely';

/**
 * The bands by which near-duplicates are found (engines/reviews). A text belongs to a review or to a handed-in exchange
 * that has not become a review yet, and goes with it.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}

const statements = [
  `create table review_texts (
    id uuid primary key default gen_random_uuid(),
    review_id uuid unique references reviews on delete cascade,
    review_exchange_id uuid unique references review_exchanges on delete cascade,
    check (num_nonnulls(review_id, review_exchange_id) = 1)
  )`,
  `create table review_bands (
    band smallint not null, hash integer not null,
    review_id uuid not null references review_texts on delete cascade,
    primary key (band, hash, review_id)
  )`,
  `create index review_bands_by_text on review_bands (review_id)`,
];
