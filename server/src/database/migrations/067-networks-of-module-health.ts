import { type Kysely, sql } from 'kysely';

/** Reports about releases count by network too: a keyed tag of it, from which nobody can read an address. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql.raw('alter table module_health add column network text').execute(db);
}
