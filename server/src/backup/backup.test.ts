import { mkdtemp, readFile, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { after, describe, it } from 'node:test';
import { PGlite } from '@electric-sql/pglite';
import { expect } from 'expect';
import { sql } from 'kysely';
import { pgliteTemplate } from '../../testing/template.ts';
import { startTestApp } from '../../testing/test-app.ts';
import { isOnPostgres, openTestConnection } from '../../testing/test-connection.ts';
import { createDatabase, type Database, type Db } from '../database/database.ts';
import { pgliteConnection, pgliteOptions } from '../database/pglite.ts';
import { seedDemo } from '../seed/demo.ts';
import { seedModeration } from '../seed/moderation.ts';
import { backUp } from './backup.ts';
import { restore } from './restore.ts';
import { listTables } from './tables.repository.ts';

const test = await startTestApp();
const folder = await mkdtemp(path.join(tmpdir(), 'rezenso-backup-'));
const opened: Database[] = [];
after(() => Promise.all(opened.map((database) => database.close())));

describe('a backup', () => {
  it('comes back with equal rows, jobs and sequences', async () => {
    const file = await backUpOfDemo('equal');
    const target = await emptyDatabase();
    const rows = await restore(target, file, test.core.log);
    expect(rows).toBeGreaterThan(1_000);
    expect(await contentOf(target.db)).toEqual(await contentOf(test.db));
    expect((await contentOf(target.db))['pgboss.job']?.length).toBeGreaterThan(0);
  });

  it('is guarded again after it came back: keys, triggers and numbers that go on', async () => {
    const file = await backUpOfDemo('guarded');
    const { db } = await restored(file);
    await expect(sql`delete from audit_log`.execute(db)).rejects.toThrow('append-only');
    await expect(sql`update matches set provider_id = gen_random_uuid()`.execute(db)).rejects.toThrow('foreign key');
    const sequences = 'select sequencename, last_value from pg_sequences order by 1';
    expect((await sql.raw(sequences).execute(db)).rows).toEqual((await sql.raw(sequences).execute(test.db)).rows);
  });

  it('is refused where there are members already', async () => {
    const file = await backUpOfDemo('twice');
    await expect(restore(await restored(file), file, test.core.log)).rejects.toThrow('not empty');
  });

  it('is refused when it was cut off, and leaves nothing behind', async () => {
    const file = await backUpOfDemo('cut');
    const whole = await readFile(file);
    await writeFile(file, whole.subarray(0, whole.length - 2_000));
    const target = await emptyDatabase();
    await expect(restore(target, file, test.core.log)).rejects.toThrow('damaged');
    expect((await sql`select 1 from members`.execute(target.db)).rows).toEqual([]);
  });

  it('is refused when it is none', async () => {
    const file = path.join(folder, 'none');
    await writeFile(file, 'select 1;');
    await expect(restore(await emptyDatabase(), file, test.core.log)).rejects.toThrow('damaged');
  });

  it('moves from PostgreSQL to the embedded engine', { skip: !isOnPostgres }, async () => {
    const file = await backUpOfDemo('moved');
    const pglite = await PGlite.create({ loadDataDir: await pgliteTemplate(), ...pgliteOptions });
    const target = keep(createDatabase(pgliteConnection(pglite)));
    await restore(target, file, test.core.log);
    expect(await contentOf(target.db)).toEqual(await contentOf(test.db));
  });
});

/** The demo data, and a job that waits. */
async function backUpOfDemo(name: string): Promise<string> {
  const { core, clock } = test;
  await core.database.transaction(async (tx) => {
    await seedDemo(tx, clock.now());
    await seedModeration(tx, clock.now());
  });
  await test.newVisitor().post('/api/auth/magic-link', { email: 'eva@example.de' });
  const file = path.join(folder, name);
  await backUp(core.database, file, clock.now());
  return file;
}

async function restored(file: string): Promise<Database> {
  const target = await emptyDatabase();
  await restore(target, file, test.core.log);
  return target;
}

async function emptyDatabase(): Promise<Database> {
  return keep(createDatabase(await openTestConnection()));
}

function keep(database: Database): Database {
  opened.push(database);
  return database;
}

/** Of the queues only the names: the job queue notes in them when it last looked, also meanwhile. */
async function contentOf(db: Db): Promise<Record<string, string[]>> {
  const content: Record<string, string[]> = {};
  for (const { schema, name } of await listTables(db)) {
    const what = name === 'queue' ? sql`one.name` : sql`one::text`;
    const { rows } = await sql<{ row: string }>`select ${what} as row from ${sql.id(schema, name)} one`.execute(db);
    content[`${schema}.${name}`] = rows.map(({ row }) => row).sort();
  }
  return content;
}
