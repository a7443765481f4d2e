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
  });
});
