import { type Kysely, sql } from 'kysely';

/** What a business has beside its kind, as its profile tells. See docs/decisions/0162. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql.raw("alter table members add column specialties text[] not null default '{}'").execute(db);
}
