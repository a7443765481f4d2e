import { type Kysely, sql } from 'kysely';

/**
 * Since when the words of a review stand where a platform says so; null: since it came here. What is withheld as a known text is judged
 * again by newer rules, too. See docs/decisions/0165.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}

const statements = [
  'alter table reviews add column stands_since timestamptz',
  `update reviews set stands_since = least(created_at, review_date + interval '1 day') where external_id is not null and not is_verified`,
  `create index review_exchanges_known_text on review_exchanges (judged_by, id) where withheld = 'known_text'`,
];
