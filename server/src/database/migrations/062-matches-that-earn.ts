import { type Kysely, sql } from 'kysely';

/** Whether a match earns XP: the same two businesses earn with each other once in a while, not round after round. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql.raw('alter table matches add column earns_xp boolean not null default true').execute(db);
}
