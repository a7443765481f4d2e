import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { after, describe, it } from 'node:test';
import { PGlite } from '@electric-sql/pglite';
import { expect } from 'expect';
import { sql } from 'kysely';
import { pgliteTemplate } from '../../testing/template.ts';
import { startTestApp } from '../../testing/test-app.ts';
import { isOnPostgres, openTestConnection } from '../../testing/test-connection.ts';
import { createPrivacy } from '../areas/privacy/index.ts';
import { createDatabase, type Database, type Db } from '../database/database.ts';
import { pgliteConnection, pgliteOptions } from '../database/pglite.ts';
import { seedDemo } from '../seed/demo.ts';
import { seedModeration } from '../seed/moderation.ts';
import { backUp } from './backup.ts';
import { backupPlace } from './backup-file.ts';
import { listBroughtBack, noteDeletions, readDeletions } from './deletions.ts';
import { removeBackupsBefore, unreadableBackups } from './old-backups.ts';
import { restore } from './restore.ts';
import { listDeletedAccounts, listTables } from './tables.repository.ts';

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

describe('what was deleted after a backup', () => {
  it('is gone again when that is restored: by the list beside it, and by the log for what came later', async () => {
    const own = await mkdtemp(path.join(tmpdir(), 'rezenso-deleted-'));
    const [eva, udo, ida] = [await test.signIn(), await test.signIn(), await test.signIn()];
    const file = path.join(own, 'monday.gz');
    await backUp(test.core.database, file, test.clock.now(), { secret: test.core.secret });
    for (const { member, post } of [eva, udo])
      expect((await post('/api/privacy/delete-account', { email: member.email })).statusCode).toBe(200);
    await noteDeletions(own, new Map([...(await listDeletedAccounts(test.db))].filter(([id]) => id === eva.member.id)));
    const log = path.join(own, 'server.log');
    await writeFile(
      log,
      `{"level":30,"deletedMember":"${udo.member.id}","msg":"an account is deleted"}\n{"msg":"x"}\n`,
    );

    const target = await restored(file);
    const living = async () =>
      (await target.db.selectFrom('members').select('email').where('deleted_at', 'is', null).execute())
        .map(({ email }) => email)
        .sort();
    expect(await living()).toEqual([eva, udo, ida].map(({ member }) => member.email).sort());
    const list = await listBroughtBack(target.db, own);
    const again = createPrivacy({ ...test.core, database: target });
    expect(await again.deleteAgain((await readDeletions(list ?? '')).keys())).toBe(1);
    expect(await living()).toEqual([udo, ida].map(({ member }) => member.email).sort());
    expect(await again.deleteAgain((await readDeletions(log)).keys())).toBe(1);
    expect(await again.deleteAgain((await readDeletions(log)).keys())).toBe(0);
    expect(await living()).toEqual([ida.member.email]);
    expect(await listBroughtBack(target.db, own)).toBeUndefined();
    const left = JSON.stringify(await contentOf(target.db));
    for (const { member } of [eva, udo]) expect(left).not.toContain(member.email);
  });

  it('stands in the list for as long as a kept backup can bring it back', async () => {
    const own = await mkdtemp(path.join(tmpdir(), 'rezenso-deleted-'));
    const ids = ['5f0c4a52-6c2b-4a53-9d2c-0a4c5b1f7e11', '5f0c4a52-6c2b-4a53-9d2c-0a4c5b1f7e12'] as const;
    await noteDeletions(own, new Map([[ids[0], new Date('2031-01-01')]]));
    await noteDeletions(own, new Map([[ids[1], new Date('2031-03-01')]]), new Date('2031-01-01'));
    expect([...(await readDeletions(path.join(own, 'deletions.txt'))).keys()]).toEqual([...ids]);
    await noteDeletions(own, new Map(), new Date('2031-02-01'));
    expect([...(await readDeletions(path.join(own, 'deletions.txt'))).keys()]).toEqual([ids[1]]);
  });
});

describe('old backups', () => {
  it('go by the date that they carry, and nothing else goes', async () => {
    const own = await mkdtemp(path.join(tmpdir(), 'rezenso-old-'));
    const { clock, core } = test;
    await backUp(core.database, path.join(own, 'old.gz'), clock.now(), { secret: test.core.secret });
    clock.advance({ days: 30 });
    await backUp(core.database, path.join(own, 'new.gz'), clock.now(), { secret: test.core.secret });
    await writeFile(path.join(own, 'notes.txt'), 'not a backup');
    const before = (days: number) => new Date(clock.now().getTime() - days * 86_400_000);
    expect(await removeBackupsBefore(own, before(30))).toEqual([]);
    expect(await removeBackupsBefore(own, before(29))).toEqual(['old.gz']);
    // One that was cut off goes by the moment in its name, and is told of until then.
    const [early, late] = [before(30), before(1)].map((moment) => path.basename(backupPlace(own, moment)));
    for (const name of [early, late]) await writeFile(path.join(own, name ?? ''), '');
    expect(await unreadableBackups(own)).toEqual([early, late].toSorted());
    expect(await removeBackupsBefore(own, before(29))).toEqual([early]);
    expect(await unreadableBackups(own)).toEqual([late]);
    await rm(path.join(own, late ?? ''));
    expect((await readdir(own)).sort()).toEqual(['new.gz', 'notes.txt']);
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
  await backUp(core.database, file, clock.now(), { secret: test.core.secret });
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
