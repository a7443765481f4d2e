import { type Kysely, sql } from 'kysely';

/**
 * How common words are in the stored reviews of a trade. What counts a text keeps which words it counted, so that they are taken
 * out again when the text goes, whatever deletes it. See docs/decisions/0086.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}

const statements = [
  `create table word_counts (
    word integer not null,
    industry text not null,
    reviews integer not null,
    primary key (word, industry)
  )`,
  `create table counted_industries (industry text primary key, reviews integer not null)`,
  `create table counted_texts (
    text_id uuid primary key,
    industry text not null,
    words integer[] not null,
    is_gone boolean not null default false
  )`,
  'create index counted_texts_gone on counted_texts (text_id) where is_gone',
  'alter table review_texts add column is_counted boolean not null default false',
  'create index review_texts_uncounted on review_texts (id) where not is_counted',
  `create function note_gone_text() returns trigger language plpgsql as $$
    begin
      update counted_texts set is_gone = true where text_id = old.id;
      return null;
    end $$`,
  `create trigger note_gone after delete on review_texts
    for each row when (old.is_counted) execute function note_gone_text()`,
];
