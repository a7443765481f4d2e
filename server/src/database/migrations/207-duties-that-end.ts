import { type Kysely, sql } from 'kysely';

/** Whether an upheld dispute freed its recipient of what it still had to write in return. See docs/decisions/0167. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql.raw('alter table disputes add column is_relieved boolean not null default false').execute(db);
}
