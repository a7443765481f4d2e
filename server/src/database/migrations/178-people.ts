import { type Kysely, sql } from 'kysely';

/**
 * Colleagues who work with the account of a business, each with an address, passkeys, sessions and known browsers of their own, and
 * invitations to become one. A row without a person is the owner's. See docs/decisions/0137.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}

const statements = [
  `create table people (
    id uuid primary key,
    member_id uuid not null references members on delete cascade,
    email text not null unique,
    language text,
    joined_at timestamptz not null
  )`,
  'create index people_by_member on people (member_id, joined_at)',
  `create table invitations (
    id uuid primary key default gen_random_uuid(),
    member_id uuid not null references members on delete cascade,
    email text not null,
    token_hash text not null unique,
    sent_at timestamptz not null,
    expires_at timestamptz not null,
    accepted_at timestamptz,
    unique (member_id, email)
  )`,
  'create index invitations_by_end on invitations (expires_at)',
  ...['sessions', 'passkeys', 'known_browsers'].flatMap((table) => [
    `alter table ${table} add column person_id uuid references people on delete cascade`,
    `create index ${table}_by_person on ${table} (person_id) where person_id is not null`,
  ]),
  // An address signs in to one business: whoever is second is refused, whether as an owner or as a colleague.
  `create table sign_in_addresses (
    email text primary key,
    member_id uuid not null references members on delete cascade,
    person_id uuid unique references people on delete cascade
  )`,
  'create unique index sign_in_addresses_of_owners on sign_in_addresses (member_id) where person_id is null',
  'create index sign_in_addresses_by_member on sign_in_addresses (member_id)',
  'insert into sign_in_addresses (email, member_id) select email, id from members where deleted_at is null',
  `create function keep_owner_address() returns trigger language plpgsql as $$
    begin
      if tg_op = 'UPDATE' then
        delete from sign_in_addresses where member_id = new.id and person_id is null;
      end if;
      if new.deleted_at is null then
        insert into sign_in_addresses (email, member_id) values (new.email, new.id);
      end if;
      return null;
    end $$`,
  `create trigger keep_owner_address after insert or update of email on members
    for each row execute function keep_owner_address()`,
  `create function keep_person_address() returns trigger language plpgsql as $$
    begin
      insert into sign_in_addresses (email, member_id, person_id) values (new.email, new.member_id, new.id);
      return null;
    end $$`,
  `create trigger keep_person_address after insert on people for each row execute function keep_person_address()`,
];
