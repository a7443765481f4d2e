import { type Kysely, sql } from 'kysely';

/** By which rules the bands of a stored text were worked out: those of older ones are worked out anew (docs/decisions/0051). */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table review_texts add column band_rules smallint not null default 0`.execute(db);
  await sql`create index review_texts_by_band_rules on review_texts (band_rules)`.execute(db);
}
