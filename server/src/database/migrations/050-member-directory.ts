import { type Kysely, sql } from 'kysely';

/**
 * What the admin area searches, filters and sorts users by, kept by a trigger beside the members: their own rows change
 * with every visit, these hardly ever. Trigrams in an array are searched by the GIN index that every PostgreSQL and
 * PGlite has (docs/decisions/0016); pg_trgm would have to be installed.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}

const statements = [
  // The same letters for texts that differ in case and accents: Müller, muller.
  `create function search_folded(value text) returns text language sql immutable parallel safe as $$
    select translate(lower(replace(replace(value, 'ß', 'ss'), 'ẞ', 'ss')),
      'ÀÁÂÃÄÅÇÈÉÊËÌÍÎÏÑÒÓÔÕÖØÙÚÛÜÝàáâãäåçèéêëìíîïñòóôõöøùúûüýÿ',
      'aaaaaaceeeeiiiinoooooouuuuyaaaaaaceeeeiiiinoooooouuuuyy')
  $$`,
  // The way Germans write umlauts without having them: Mueller.
  `create function search_spelled_out(value text) returns text language sql immutable parallel safe as $$
    select search_folded(replace(replace(replace(replace(replace(replace(value,
      'ä', 'ae'), 'ö', 'oe'), 'ü', 'ue'), 'Ä', 'ae'), 'Ö', 'oe'), 'Ü', 'ue'))
  $$`,
  // Every word with a blank before it, umlauts both ways.
  `create function search_document(value text) returns text language sql immutable parallel safe as $$
    select ' ' || btrim(regexp_replace(
      case when search_folded(value) = search_spelled_out(value) then search_folded(value)
        else search_folded(value) || ' ' || search_spelled_out(value) end, '\\s+', ' ', 'g'))
  $$`,
  // All runs of three characters of each word, its beginning with the blank, and blank with first letter.
  `create function search_grams(document text) returns text[] language sql immutable parallel safe as $$
    select coalesce(array_agg(distinct gram), '{}') from unnest(string_to_array(btrim(document), ' ')) word,
      lateral (
        select substr(' ' || word, step, 3) as gram from generate_series(1, greatest(length(word) - 1, 1)) step
        union all select ' ' || left(word, 1)
      ) grams
    where word <> ''
  $$`,
  `create table member_directory (
    member_id uuid primary key references members on delete cascade,
    document text not null,
    grams text[] not null,
    status text not null,
    admin_role text,
    created_at timestamptz not null
  )`,
  `insert into member_directory
    select id, document, search_grams(document), status, admin_role, created_at from members,
      lateral (select search_document(concat_ws(' ', first_name, last_name, company_name, email)) as document) found`,
  `create function keep_member_directory() returns trigger language plpgsql as $$
    declare described text := search_document(concat_ws(' ', new.first_name, new.last_name, new.company_name, new.email));
    begin
      insert into member_directory as kept (member_id, document, grams, status, admin_role, created_at)
        values (new.id, described, search_grams(described), new.status, new.admin_role, new.created_at)
        on conflict (member_id) do update set document = excluded.document, grams = excluded.grams,
          status = excluded.status, admin_role = excluded.admin_role, created_at = excluded.created_at
        where (kept.document, kept.status, kept.created_at) <> (excluded.document, excluded.status, excluded.created_at)
          or kept.admin_role is distinct from excluded.admin_role;
      return null;
    end
  $$`,
  `create trigger keep_member_directory
    after insert or update of first_name, last_name, company_name, email, status, admin_role, created_at on members
    for each row execute function keep_member_directory()`,
  // Written once per sign-up and profile; a search should not have to read a list of pending entries first.
  `create index member_directory_search on member_directory using gin (grams) with (fastupdate = off)`,
  `create index member_directory_newest on member_directory (created_at desc, member_id desc)`,
  `create index member_directory_by_status on member_directory (status, created_at desc, member_id desc)`,
  `create index member_directory_staff on member_directory (admin_role, created_at desc, member_id desc)
    where admin_role is not null`,
];
