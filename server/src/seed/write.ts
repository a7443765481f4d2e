import type { Insertable } from 'kysely';
import type { Tx } from '../database/database.ts';
import type { Database } from '../database/schema.ts';

/** Both engines take 65,535 values per statement. */
const mostValues = 60_000;

/** Inserts many rows in as few statements as the engines allow. */
export async function insertAll<Table extends keyof Database & string>(
  tx: Tx,
  table: Table,
  rows: ReadonlyArray<Insertable<Database[Table]>>,
): Promise<void> {
  const columns = Object.keys(rows[0] ?? {}).length;
  const perStatement = Math.max(1, Math.floor(mostValues / Math.max(1, columns)));
  for (let start = 0; start < rows.length; start += perStatement) {
    await tx
      .insertInto(table)
      .values(rows.slice(start, start + perStatement))
      .execute();
  }
}
