import { type Kysely, sql } from 'kysely';

/**
 * What a model takes stored texts to say, so that the same in other words is found: a vector of each, its bands, and what was
 * found. Plain arrays, because PGlite and PostgreSQL have these without an extension. See docs/decisions/0095.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}

const statements = [
  `alter table review_texts add column embedded_by text not null default ''`,
  'create index review_texts_embedded_by on review_texts (embedded_by, id)',
  `create table review_vectors (
    text_id uuid primary key references review_texts on delete cascade,
    model text not null,
    vector smallint[] not null,
    stored_at timestamptz not null
  )`,
  'create index review_vectors_newest on review_vectors (model, stored_at desc)',
  `create table review_vector_bands (
    band smallint not null,
    hash integer not null,
    text_id uuid not null references review_vectors on delete cascade,
    primary key (band, hash, text_id)
  )`,
  'create index review_vector_bands_text on review_vector_bands (text_id)',
  `create table review_paraphrases (
    text_id uuid primary key references review_texts on delete cascade,
    other_id uuid not null references review_texts on delete cascade,
    share real not null,
    quote text not null,
    other_quote text not null
  )`,
  'create index review_paraphrases_other on review_paraphrases (other_id)',
];
