import { type Kysely, sql } from 'kysely';

/** Codes with which a session says once more who is there, and when that was last. See docs/decisions/0135. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}

const statements = [
  `create table sign_in_codes (
    session_hash text primary key references sessions (id_hash) on delete cascade,
    member_id uuid not null references members on delete cascade,
    code_tag text not null,
    tries integer not null default 0,
    expires_at timestamptz not null
  )`,
  'create index sign_in_codes_by_member on sign_in_codes (member_id)',
  'create index sign_in_codes_by_end on sign_in_codes (expires_at)',
  'alter table sessions add column confirmed_at timestamptz',
];
