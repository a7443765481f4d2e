import { after, describe, it } from 'node:test';
import { expect } from 'expect';
import { sql } from 'kysely';
import { isOnPostgres, openTestConnection } from '../../testing/test-connection.ts';
import { createDatabase } from './database.ts';
import { nameOfPrepared, prepared } from './prepared.ts';

const database = createDatabase(await openTestConnection());
after(() => database.close());

const text = 'select id, name from kept_pets where name <> $1 order by name';
const listPets = prepared<{ id: number; name: string }>(text);

describe('a statement that is kept prepared', () => {
  it('answers as any other, within a transaction too, and after its table got another column', async () => {
    await sql`create table kept_pets (id int, name text)`.execute(database.db);
    await sql`insert into kept_pets values (1, 'Ada'), (2, 'Bo')`.execute(database.db);
    const ask = () => database.transaction((tx) => listPets(tx, ['Bo']));
    expect(await ask()).toEqual([{ id: 1, name: 'Ada' }]);
    await sql`alter table kept_pets add column age int`.execute(database.db);
    await sql`insert into kept_pets values (3, 'Cleo', 4)`.execute(database.db);
    expect(await ask()).toEqual([
      { id: 1, name: 'Ada' },
      { id: 3, name: 'Cleo' },
    ]);
    expect(await listPets(database.db, ['Ada'])).toHaveLength(2);
  });

  it('is planned once for a connection', { skip: !isOnPostgres }, async () => {
    await sql`create table if not exists kept_pets (id int, name text)`.execute(database.db);
    const kept = await database.transaction(async (tx) => {
      await listPets(tx, ['Bo']);
      await listPets(tx, ['Ada']);
      const { rows } = await sql<{ name: string }>`
        select name from pg_prepared_statements where statement = ${text}`.execute(tx);
      return rows;
    });
    expect(kept).toEqual([{ name: nameOfPrepared(text) }]);
  });

  it('names its columns, or every migration would break it in the processes that still run', () => {
    for (const greedy of ['select * from members', 'select m.* from members m', 'select id, m.* from members m'])
      expect(() => prepared(greedy)).toThrow('names its columns');
  });

  it('tells of its failures like any other', async () => {
    const wrong = prepared('select id from no_such_table');
    await expect(wrong(database.db, [])).rejects.toMatchObject({ code: '42P01' });
    await expect(database.transaction((tx) => wrong(tx, []))).rejects.toMatchObject({ code: '42P01' });
  });

  it('answers after a column got another type, in a transaction from the next one on', {
    skip: !isOnPostgres,
  }, async () => {
    const count = prepared<{ id: number }>('select id from grown_pets where id > $1');
    await sql`create table grown_pets as select 7 as id`.execute(database.db);
    const askAll = () => Promise.all(Array.from({ length: 20 }, () => count(database.db, [0])));
    const inTransaction = () => database.transaction((tx) => count(tx, [0]));
    await askAll();
    await sql`alter table grown_pets alter column id type bigint`.execute(database.db);
    for (const rows of await askAll()) expect(rows).toEqual([{ id: 7 }]);
    await sql`alter table grown_pets alter column id type int`.execute(database.db);
    // Each connection learns of it once.
    for (let attempt = 0; attempt < 30; attempt += 1) await inTransaction().catch(() => undefined);
    expect(await inTransaction()).toEqual([{ id: 7 }]);
  });
});
