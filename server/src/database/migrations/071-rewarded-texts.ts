import { type Kysely, sql } from 'kysely';

/**
 * Texts that earned XP, each once: a unique key, so that two at the same time cannot both. A fingerprint says nothing of
 * the text; the exchange is there for those who look into a case.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}

const statements = [
  `create table rewarded_texts (
    content_hash text primary key,
    review_exchange_id uuid references review_exchanges on delete set null,
    created_at timestamptz not null
  )`,
  `create index rewarded_texts_by_exchange on rewarded_texts (review_exchange_id)`,
];
