import { type Kysely, sql } from 'kysely';

/**
 * Passkeys (WebAuthn level 3), the questions to them that are open, codes for the day on which none is at hand, and when a session was
 * proven last. See docs/decisions/0124.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}

const statements = [
  `create table passkeys (
    id uuid primary key default gen_random_uuid(),
    member_id uuid not null references members on delete cascade,
    credential_id text not null unique,
    public_key text not null,
    sign_count bigint not null,
    transports text[] not null,
    name text not null,
    added_at timestamptz not null,
    last_used_at timestamptz
  )`,
  'create index passkeys_by_member on passkeys (member_id, added_at desc)',
  `create table passkey_questions (
    challenge_hash text primary key,
    purpose text not null check (purpose in ('new', 'sign-in', 'proof')),
    member_id uuid references members on delete cascade,
    expires_at timestamptz not null
  )`,
  'create index passkey_questions_by_end on passkey_questions (expires_at)',
  'create index passkey_questions_by_member on passkey_questions (member_id)',
  `create table recovery_codes (
    member_id uuid not null references members on delete cascade,
    code_tag text not null,
    used_at timestamptz,
    primary key (member_id, code_tag)
  )`,
  'alter table sessions add column proven_at timestamptz',
];
