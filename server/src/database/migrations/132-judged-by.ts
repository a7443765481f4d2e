import { type Kysely, sql } from 'kysely';

/** By which rules a review was judged: what stands flagged by older ones is judged again. See docs/decisions/0086. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const table of ['reviews', 'review_exchanges']) {
    await sql`alter table ${sql.table(table)} add column judged_by smallint not null default 0`.execute(db);
    await sql`create index ${sql.ref(`${table}_flagged`)} on ${sql.table(table)} (judged_by, id) where fraud_score > 50`.execute(
      db,
    );
  }
}
