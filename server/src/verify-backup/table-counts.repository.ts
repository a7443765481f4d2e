import { sql } from 'kysely';
import { listTables } from '../backup/tables.repository.ts';
import type { Db } from '../database/database.ts';

/** Rows of every table that a backup holds, by `schema.table`. */
export async function countRows(db: Db): Promise<Map<string, number>> {
  const counts = new Map<string, number>();
  for (const { schema, name } of await listTables(db)) {
    const { rows } = await sql<{ count: string }>`select count(*)::text as count from ${sql.id(schema, name)}`.execute(
      db,
    );
    counts.set(`${schema}.${name}`, Number(rows[0]?.count));
  }
  return counts;
}
