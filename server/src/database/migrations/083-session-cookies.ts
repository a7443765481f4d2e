import { type Kysely, sql } from 'kysely';

/**
 * Whether a session began with the cookie whose name carries the prefix `__Host-`. Those that began before keep their old
 * cookie until they end, so that nobody has to sign in again for it.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql.raw('alter table sessions add column has_host_cookie boolean not null default false').execute(db);
}
