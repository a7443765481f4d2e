import { type Kysely, sql } from 'kysely';

/**
 * Connections with Google: the refresh token lies sealed, the secrets of a connection that is being made too. Reviews
 * that Google names come in once.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}

const statements = [
  `create table google_connections (
    user_platform_id uuid primary key references user_platforms on delete cascade,
    sealed_token text not null,
    connected_at timestamptz not null,
    next_sync_at timestamptz not null
  )`,
  `create index google_connections_due on google_connections (next_sync_at)`,
  `create table google_attempts (
    state_hash text primary key,
    session_hash text not null references sessions on delete cascade,
    user_platform_id uuid not null references user_platforms on delete cascade,
    sealed_secrets text not null,
    expires_at timestamptz not null
  )`,
  `create index google_attempts_by_expiry on google_attempts (expires_at)`,
  `create index google_attempts_by_session on google_attempts (session_hash)`,
  `create index google_attempts_by_platform on google_attempts (user_platform_id)`,
  `alter table reviews add column external_id text`,
  `create unique index reviews_external on reviews (member_id, source, external_id) where external_id is not null`,
];
