import { type Kysely, sql } from 'kysely';

/** What is suggested to a side are its partner's platforms, so each has its own; those of old matches are filled when they are told again. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table matches add column provider_suggested_platforms text[] not null default '{}'`.execute(db);
}
