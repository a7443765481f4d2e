import { type Kysely, sql } from 'kysely';

/**
 * A session gets another token when its person says anew who is there (docs/decisions/0174). Its hash stays what devices, codes and streams
 * hang on; without a token of its own, the secret that it began with opens it.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql
    .raw(`alter table sessions
      add column token_hash text,
      add column former_token_hash text,
      add column former_token_until timestamptz`)
    .execute(db);
  await sql
    .raw('create unique index sessions_by_token on sessions (token_hash) where token_hash is not null')
    .execute(db);
  await sql
    .raw('create index sessions_by_former_token on sessions (former_token_hash) where former_token_hash is not null')
    .execute(db);
}
