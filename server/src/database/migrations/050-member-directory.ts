import { type Kysely, sql } from 'kysely';

/**
 * What the admin area searches, filters and sorts users by, kept by a trigger beside the members: their own rows change
 * with every visit, these hardly ever. The trigrams of a document are an array, and arrays are searched by the GIN index
 * that every PostgreSQL and PGlite has (docs/decisions/0016); pg_trgm would have to be installed.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}

const statements = [
  // The same letters for texts that differ in case and accents: Müller, muller.
  `create function search_folded(value text) returns text language sql immutable parallel safe
    return translate(lower(replace(replace(normalize(value, nfc), 'ß', 'ss'), 'ẞ', 'ss')),
      'ÀÁÂÃÄÅÇÈÉÊËÌÍÎÏÑÒÓÔÕÖØÙÚÛÜÝàáâãäåçèéêëìíîïñòóôõöøùúûüýÿ',
      'aaaaaaceeeeiiiinoooooouuuuyaaaaaaceeeeiiiinoooooouuuuyy')`,
  // The way Germans write umlauts without having them: Mueller.
  `create function search_spelled_out(value text) returns text language sql immutable parallel safe
    return search_folded(replace(replace(replace(replace(replace(replace(normalize(value, nfc),
      'ä', 'ae'), 'ö', 'oe'), 'ü', 'ue'), 'Ä', 'ae'), 'Ö', 'oe'), 'Ü', 'ue'))`,
  // Every word with a blank before it, umlauts both ways.
  `create function search_document(value text) returns text language sql immutable parallel safe
    return ' ' || btrim(regexp_replace(
      case when search_folded(value) = search_spelled_out(value) then search_folded(value)
        else search_folded(value) || ' ' || search_spelled_out(value) end, '\\s+', ' ', 'g'))`,
  // All runs of three characters of each word, its beginning with the blank, and blank with first letter. The cost keeps
  // the planner from computing them row by row where the index has them.
  `create function search_grams(document text) returns text[] language sql immutable parallel safe cost 5000
    return (
      select coalesce(array_agg(distinct gram), '{}')
      from unnest(string_to_array(btrim(document), ' ')) word, lateral (
        select substr(' ' || word, step, 3) as gram from generate_series(1, greatest(length(word) - 1, 1)) step
        union all select ' ' || left(word, 1)
      ) grams
      where word <> ''
    )`,
  // What a document must have that holds a needle: with a blank before it at the beginning of a word, else anywhere.
  `create function search_needle_grams(needle text) returns text[] language sql immutable parallel safe
    return case when needle like ' %' then search_grams(needle)
      else (select array_agg(substr(needle, step, 3)) from generate_series(1, length(needle) - 2) step) end`,
  `create table member_directory (
    member_id uuid primary key references members on delete cascade,
    document text not null,
    status text not null,
    admin_role text,
    created_at timestamptz not null
  )`,
  `insert into member_directory
    select id, search_document(concat_ws(' ', first_name, last_name, company_name, email)), status, admin_role, created_at
    from members`,
  `create function keep_member_directory() returns trigger language plpgsql as $$
    declare described text := search_document(concat_ws(' ', new.first_name, new.last_name, new.company_name, new.email));
    begin
      insert into member_directory as kept (member_id, document, status, admin_role, created_at)
        values (new.id, described, new.status, new.admin_role, new.created_at)
        on conflict (member_id) do update set document = excluded.document, status = excluded.status,
          admin_role = excluded.admin_role, created_at = excluded.created_at
        where (kept.document, kept.status, kept.created_at) <> (excluded.document, excluded.status, excluded.created_at)
          or kept.admin_role is distinct from excluded.admin_role;
      return null;
    end
  $$`,
  `create trigger keep_member_directory
    after insert or update of first_name, last_name, company_name, email, status, admin_role, created_at on members
    for each row execute function keep_member_directory()`,
  // Written once per sign-up and profile; a search should not have to read a list of pending entries first.
  `create index member_directory_search on member_directory using gin (search_grams(document)) with (fastupdate = off)`,
  `create index member_directory_newest on member_directory (created_at desc, member_id desc)`,
  `create index member_directory_by_status on member_directory (status, created_at desc, member_id desc)`,
  `create index member_directory_staff on member_directory (admin_role, created_at desc, member_id desc)
    where admin_role is not null`,
];
