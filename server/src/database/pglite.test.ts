import { spawnSync } from 'node:child_process';
import { mkdir, mkdtemp, readdir } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { describe, it } from 'node:test';
import { expect } from 'expect';
import { sql } from 'kysely';
import { createDatabase } from './database.ts';
import { LockHeldError } from './lock.ts';
import { openPglite } from './pglite.ts';

describe('the embedded database', () => {
  it('is created whole, kept over a restart, and belongs to one opener at a time', { timeout: 120_000 }, async () => {
    const dataDir = await mkdtemp(path.join(tmpdir(), 'rezenso-pglite-'));
    // What a process killed during its first start leaves behind.
    await mkdir(path.join(dataDir, 'db.new-half'));
    const first = createDatabase(await openPglite(dataDir));
    await expect(openPglite(dataDir)).rejects.toBeInstanceOf(LockHeldError);
    await sql`create table kept as select 42 as answer`.execute(first.db);
    await first.close();
    expect(await readdir(dataDir)).toEqual(['db']);
    const again = createDatabase(await openPglite(dataDir));
    expect((await sql`select answer from kept`.execute(again.db)).rows).toEqual([{ answer: 42 }]);
    await again.close();
    expect(await afterAPause(dataDir, 'await sql`select 1`.execute(database.db)')).toEqual(stopped);
    const inTransaction = 'await database.transaction(async (tx) => { jump(); await sql`select 1`.execute(tx) })';
    expect(await afterAPause(dataDir, inTransaction)).toEqual(stopped);
    expect(await afterAPause(dataDir, 'await database.jobs.db.executeSql("select 1", [])')).toEqual(stopped);
  });
});

const stopped = {
  status: 1,
  stdout: '',
  stderr: expect.stringContaining('another one may use its data folder by now'),
};

/** Opens the database in a process of its own, and uses it after a pause in which another one may have taken it over. */
async function afterAPause(dataDir: string, use: string) {
  const code = `
    import { sql } from 'kysely';
    import { createDatabase } from './database.ts';
    import { openPglite } from './pglite.ts';
    const database = createDatabase(await openPglite(${JSON.stringify(dataDir)}));
    const now = Date.now;
    // All clocks go on while a container is paused; the time of the day alone is only set.
    const hr = process.hrtime.bigint;
    const jump = () => {
      Date.now = () => now() + 12_500;
      process.hrtime.bigint = () => hr() + 12_500_000_000n;
    };
    ${use.includes('jump') ? '' : 'jump();'}
    ${use};
    console.log('used');
    process.exit(0);`;
  const options = { cwd: import.meta.dirname, encoding: 'utf8' } as const;
  const { status, stdout, stderr } = spawnSync(process.execPath, ['--input-type=module', '-e', code], options);
  return { status, stdout, stderr };
}
