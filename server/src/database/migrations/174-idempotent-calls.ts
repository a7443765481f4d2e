import { type Kysely, sql } from 'kysely';

/** Calls that came with a key, so that sent again they do nothing twice. See docs/decisions/0136. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}

const statements = [
  `create table idempotent_calls (
    key_hash text primary key,
    member_id uuid not null references members on delete cascade,
    fingerprint text not null,
    run uuid not null,
    begun_at timestamptz not null,
    has_effect boolean not null default false,
    sealed_answer text
  )`,
  'create index idempotent_calls_by_member on idempotent_calls (member_id)',
  'create index idempotent_calls_by_begin on idempotent_calls (begun_at)',
];
