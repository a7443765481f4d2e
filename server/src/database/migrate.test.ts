import { describe, it } from 'node:test';
import { expect } from 'expect';
import { sql } from 'kysely';
import type { Migration } from 'kysely/migration';
import { openTestConnection } from '../../testing/test-connection.ts';
import { createDatabase } from './database.ts';
import { migrate } from './migrate.ts';
import { migrations } from './migrations/index.ts';

describe('the migrations', () => {
  it('have all run on a fresh database, and nothing is left to do', async () => {
    const database = createDatabase(await openTestConnection());
    const { rows } = await sql<{ name: string }>`select name from kysely_migration order by name`.execute(database.db);
    expect(rows.map(({ name }) => name)).toEqual(Object.keys(migrations));
    expect(await migrate(database)).toEqual([]);
    await database.close();
  });

  it('leave nothing behind when one of them fails, and say why', async () => {
    const database = createDatabase(await openTestConnection());
    const broken: Record<string, Migration> = {
      ...migrations,
      '998-half': { up: async (db) => void (await sql`create table half_done (id integer)`.execute(db)) },
      '999-broken': { up: async (db) => void (await sql`create tabel typo`.execute(db)) },
    };
    await expect(migrate(database, broken)).rejects.toMatchObject({
      cause: { message: expect.stringContaining('tabel') },
    });
    const { rows } = await sql`select to_regclass('half_done') as found`.execute(database.db);
    expect(rows).toEqual([{ found: null }]);
    await database.close();
  });

  it('run once when several processes start together', async () => {
    const database = createDatabase(await openTestConnection());
    let runs = 0;
    const counted: Record<string, Migration> = {
      ...migrations,
      '999-counted': {
        up: async (db) => {
          runs += 1;
          await sql`create table counted (id integer)`.execute(db);
        },
      },
    };
    const results = await Promise.all(Array.from({ length: 4 }, () => migrate(database, counted)));
    expect(runs).toBe(1);
    expect(results.flat()).toEqual(['999-counted']);
    await database.close();
  });
});
