import { type Kysely, sql } from 'kysely';

const firstNames = [
  ...['Eva', 'Uwe', 'Anna', 'Jonas', 'Mia', 'Lukas', 'Emma', 'Ben', 'Lena', 'Paul', 'Jürgen', 'Sabine', 'Mehmet'],
  ...['Aylin', 'Klaus', 'Petra', 'Sören', 'Jörg', 'Käthe', 'Zoë', 'Ivan', 'Chiara', 'Ahmet', 'Greta', 'Fritz'],
];
const lastNames = [
  ...['Müller', 'Schmidt', 'Schneider', 'Fischer', 'Weber', 'Meyer', 'Wagner', 'Becker', 'Schulz', 'Hoffmann'],
  ...['Schäfer', 'Koch', 'Bauer', 'Richter', 'Klein', 'Wolf', 'Schröder', 'Neumann', 'Schwarz', 'Zimmermann'],
  ...['Braun', 'Krüger', 'Hofmann', 'Hartmann', 'Lange', 'Schmitt', 'Werner', 'Krause', 'Lehmann', 'Köhler'],
  ...['Herrmann', 'König', 'Walter', 'Mayer', 'Huber', 'Kaiser', 'Fuchs', 'Peters', 'Lang', 'Scholz', 'Möller'],
  ...['Weiß', 'Jung', 'Hahn', 'Vogel', 'Friedrich', 'Keller', 'Günther', 'Frank', 'Berger', 'Winkler', 'Roth'],
  ...['Beck', 'Lorenz', 'Baumann', 'Franke', 'Albrecht', 'Schuster', 'Simon', 'Ludwig', 'Böhm', 'Winter', 'Kraus'],
];
const trades = [
  ...['Bäckerei', 'Café', 'Fahrradladen', 'Friseursalon', 'Steuerkanzlei', 'Autohaus', 'Gasthaus', 'Tischlerei'],
  ...['Zahnarztpraxis', 'Buchhandlung', 'Blumenhaus', 'Malerbetrieb', 'Werbeagentur', 'Elektrotechnik', 'Yogastudio'],
  ...['Immobilien', 'Weinhandlung', 'Metzgerei', 'Reisebüro', 'Fotostudio', 'Gärtnerei', 'Apotheke', 'Softwarehaus'],
];
const forms = ['GmbH', 'GmbH & Co. KG', 'e.K.', 'UG', 'GbR'];

/** `count` members over two years with as many names as a German phone book is short of, and half as much of the rest. */
export async function fill(db: Kysely<never>, count: number, now: Date): Promise<void> {
  // The directory is filled at once instead of row by row, and its index is built at the end.
  await sql`alter table members disable trigger user`.execute(db);
  await sql`drop index member_directory_search`.execute(db);
  await sql`
    insert into members (email, first_name, last_name, company_name, status, admin_role, profile_completed_at, created_at,
      last_active_at)
    select 'kontakt' || n || '@' || md5(n::text) || '.example', first, last, trade || ' ' || last || ' ' || form,
      case when n % 200 = 7 then 'banned' when n % 50 = 3 then 'inactive' else 'active' end,
      case when n <= 60 then 'support_agent' end, joined, joined, joined
    from generate_series(1, ${count}::int) n,
      lateral (select ${picked(firstNames, 7_919)} as first, ${picked(lastNames, 104_729)} as last,
        ${picked(trades, 1_299_709)} as trade, ${picked(forms, 31)} as form,
        ${now}::timestamptz - interval '730 days' * (n::float8 / ${count}::float8) as joined) drawn`.execute(db);
  await sql`
    insert into member_directory
    select id, search_document(concat_ws(' ', first_name, last_name, company_name, email)), status, admin_role, created_at
    from members`.execute(db);
  await sql`set maintenance_work_mem = '256MB'`.execute(db);
  await sql`create index member_directory_search on member_directory using gin (search_grams(document))
    with (fastupdate = off)`.execute(db);
  await sql`alter table members enable trigger user`.execute(db);
  await fillConduct(db);
  await sql`vacuum analyze`.execute(db);
}

/** Every second member asks the next one for a match; two in three are coordinated, half of those confirmed. */
async function fillConduct(db: Kysely<never>): Promise<void> {
  await sql`
    insert into matches (requester_id, provider_id, status, coordinated_at, created_at, updated_at)
    select id, partner, case when step % 3 = 0 then 'pending' else 'completed' end,
      case when step % 3 > 0 then created_at end, created_at, created_at
    from (
      select id, created_at, lead(id) over (order by created_at) as partner, row_number() over (order by created_at) as step
      from members
    ) paired where step % 2 = 0 and partner is not null`.execute(db);
  await sql`
    insert into review_exchanges (match_id, reviewer_id, recipient_id, platform, business_name, status, due_at,
      review_instructions, submitted_at, created_at)
    select id, requester_id, provider_id, 'google', 'Firma',
      case when requester_id < provider_id then 'completed' else 'pending' end, created_at, 'Ehrlich bleiben.',
      case when requester_id < provider_id then created_at end, created_at
    from matches where coordinated_at is not null`.execute(db);
  await sql`
    insert into reviews (member_id, source, content, content_hash, rating, reviewer_name, review_date, fraud_score, created_at)
    select provider_id, 'google', 'Gute Arbeit.', id::text, 4, 'Gast', created_at,
      case when provider_id < '08000000-0000-0000-0000-000000000000' then 80 else 10 end, created_at
    from matches`.execute(db);
}

function picked(items: readonly string[], prime: number) {
  return sql`(${items}::text[])[1 + (n::bigint * ${sql.lit(prime)} / 7) % ${sql.lit(items.length)}]`;
}
