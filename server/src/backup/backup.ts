import type { Secret } from '../config/secret.ts';
import type { Database, Tx } from '../database/database.ts';
import { type Line, writeBackupFile } from './backup-file.ts';
import { findVersions, listSequences, listTables, readRows, settle } from './tables.repository.ts';

/**
 * Writes all rows of all tables, jobs included, as they were at one moment, to a file that both engines can take back. The
 * site may go on running on PostgreSQL.
 * @param options.secret signs it, so that nobody changes it unseen (verify-backup)
 * @returns how many rows were written
 * @throws Error when the database was never used, or the file exists and is not to be replaced
 */
export async function backUp(
  database: Database,
  file: string,
  now: Date,
  { secret, replaces = false }: { secret: Secret; replaces?: boolean },
): Promise<number> {
  let count = 0;
  await database.db
    .transaction()
    .setIsolationLevel('repeatable read')
    .setAccessMode('read only')
    .execute(async (tx) => {
      await settle(tx);
      await writeBackupFile(
        file,
        linesOf(tx, now, (rows) => (count += rows)),
        { replaces, secret },
      );
    });
  return count;
}

async function* linesOf(tx: Tx, now: Date, counted: (rows: number) => number): AsyncGenerator<Line> {
  const versions = await findVersions(tx);
  if (!versions) throw new Error('There is nothing to back up: the database was never used');
  yield { format: 1, madeAt: now.toISOString(), ...versions, sequences: await listSequences(tx) };
  for (const table of await listTables(tx)) {
    yield { schema: table.schema, table: table.name, columns: table.columns };
    for await (const rows of readRows(tx, table)) {
      counted(rows.length);
      yield rows;
    }
  }
  yield { rows: counted(0) };
}
