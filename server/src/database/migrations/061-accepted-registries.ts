import { type Kysely, sql } from 'kysely';

/** The number of the newest signed registry of releases that was followed, so that an older one is refused. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql.raw('create table accepted_registries (place text primary key, sequence bigint not null)').execute(db);
}
