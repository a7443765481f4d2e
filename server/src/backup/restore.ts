import { sql } from 'kysely';
import type { Logger } from 'pino';
import type { Database, Tx } from '../database/database.ts';
import { migrate } from '../database/migrate.ts';
import { migrations } from '../database/migrations/index.ts';
import { createJobs } from '../jobs/jobs.ts';
import { type Head, headOf, type Line, readBackupFile } from './backup-file.ts';
import {
  findVersions,
  listTables,
  setSequence,
  settle,
  type Table,
  withoutRules,
  writeRows,
} from './tables.repository.ts';

/**
 * Fills an empty database from a backup of either engine, all or nothing. The tables come as they were when the backup was
 * made; a newer server brings them up to date at its next start.
 * @returns how many rows were written
 * @throws Error when the database has members, the backup is damaged, or it was made by a newer Rezenso
 */
export async function restore(database: Database, file: string, log: Logger): Promise<number> {
  const lines = readBackupFile(file);
  const head = headOf((await lines.next()).value);
  await assertEmpty(database);
  await prepareTables(database, head, log);
  return database.transaction(async (tx) => {
    await settle(tx);
    const tables = await listTables(tx);
    let count = 0;
    await withoutRules(tx, tables, async () => {
      count = await fill(tx, tables, lines);
    });
    for (const sequence of head.sequences) await setSequence(tx, sequence);
    return count;
  });
}

async function assertEmpty({ db }: Database): Promise<void> {
  if (!(await findVersions(db))) return;
  const { rows } = await sql`select 1 from members limit 1`.execute(db);
  if (rows.length > 0) throw new Error('The database is not empty; restore into a new one');
}

async function prepareTables(database: Database, head: Head, log: Logger): Promise<void> {
  const newer = head.migrations.filter((name) => !Object.hasOwn(migrations, name));
  if (newer.length > 0) throw new Error(`The backup was made by a newer Rezenso (${newer.join(', ')})`);
  await migrate(
    database,
    Object.fromEntries(Object.entries(migrations).filter(([name]) => head.migrations.includes(name))),
  );
  const jobs = createJobs(database, log);
  await jobs.start({ workers: false });
  await jobs.stop();
  const versions = await findVersions(database.db);
  const isSame = versions?.jobs === head.jobs && versions.migrations.join() === head.migrations.join();
  if (!isSame)
    throw new Error('The backup was made by another Rezenso; restore with that one, then start the newer one');
}

async function fill(tx: Tx, tables: readonly Table[], lines: AsyncIterable<Line>): Promise<number> {
  let table: Table | undefined;
  let count = 0;
  for await (const line of lines) {
    if (Array.isArray(line)) {
      if (!table) throw new Error('The backup is damaged: rows without a table');
      await writeRows(tx, table, line);
      count += line.length;
    } else if ('table' in line) {
      table = tables.find(({ schema, name }) => schema === line.schema && name === line.table);
      if (table?.columns.join() !== line.columns.join()) throw new Error(`The table ${line.table} has other columns`);
    } else if ('rows' in line && line.rows === count) return count;
  }
  throw new Error('The backup is damaged: it ends early');
}
