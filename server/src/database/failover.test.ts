import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, describe, it } from 'node:test';
import { setTimeout } from 'node:timers/promises';
import { expect } from 'expect';
import { sql } from 'kysely';
import { pino } from 'pino';

import { pgbouncer, startPgbouncer } from '../../testing/pgbouncer.ts';
import { type Fall, type PostgresPair, startPostgresPair } from '../../testing/postgres-pair.ts';
import { prepareEmpty } from '../../testing/template.ts';
import { isOnPostgres } from '../../testing/test-connection.ts';
import { backUp } from '../backup/backup.ts';
import { secretFrom } from '../config/secret.ts';
import { verifyNewest } from '../verify-backup/verify-newest.ts';
import { createDatabase, type Database } from './database.ts';
import { createPostgresPool, openPostgres } from './postgres.ts';

const skip = !isOnPostgres && 'PGlite has no second server';
const key = 'a secret that only tests know, long enough';

// What happens to a whole site meanwhile: e2e/cluster/failover.test.ts.
describe('two PostgreSQL servers', { skip, timeout: 300_000 }, () => {
  const toEnd: (() => Promise<void>)[] = [];
  afterEach(async () => {
    for (const end of toEnd.splice(0).toReversed()) await end();
  });

  for (const how of ['killed', 'frozen'] as const satisfies Fall[])
    it(`lose nothing that was acknowledged when the first is ${how} and the second promoted, and are found at one address`, async () => {
      const { pair, warnings } = await aPair();
      const database = open(pair.url, warnings);
      await sql`create table kept (n int)`.execute(database.db);
      const listening = { messages: [] as string[], gaps: 0 };
      const { stop } = await database.listen('news', {
        onMessage: (text) => listening.messages.push(text),
        onGap: () => {
          listening.gaps += 1;
        },
      });
      toEnd.push(stop);
      const acknowledged: number[] = [];
      let isOver = false;
      // All connections of the pool are at work when it falls.
      const writers = Array.from({ length: 12 }, async (_, writer) => {
        for (let n = writer; !isOver; n += 100) {
          const isDone = await sql`insert into kept values (${n})`.execute(database.db).then(
            () => true,
            () => false,
          );
          if (isDone) acknowledged.push(n);
          else await setTimeout(20);
        }
      });
      await until(() => acknowledged.length > 200);
      await pair.fall(how);
      await setTimeout(300);
      const before = acknowledged.length;
      await expect(database.ping()).rejects.toThrow();
      await pair.promote();
      await until(() => acknowledged.length > before + 200);
      isOver = true;
      await Promise.all(writers);
      const { rows } = await sql<{ n: number }>`select n from kept`.execute(database.db);
      const there = new Set(rows.map(({ n }) => n));
      expect(acknowledged.filter((n) => !there.has(n))).toEqual([]);
      await until(() => listening.gaps > 0);
      await database.transaction((tx) => sql`select pg_notify('news', 'again')`.execute(tx));
      await until(() => listening.messages.includes('again'));
      expect(warnings.filter((text) => text.includes('another PostgreSQL server takes writes now'))).toHaveLength(1);
    });

  it('leave alone one that comes back as it was, whoever knows of the other one or not', async () => {
    const { pair, warnings } = await aPair();
    const database = open(pair.url, warnings);
    await database.ping();
    await pair.fall('killed');
    await pair.promote();
    await until(() => answers(database));
    await pair.comeBack();
    const newcomer = open(pair.url, []);
    for (const one of [database, newcomer]) {
      await setTimeout(2_500);
      const { rows } = await sql<{ standby: string }>`select current_setting('port') as standby`.execute(one.db);
      expect(rows[0]?.standby).toBe(new URL(pair.standbyUrl).port);
    }
    expect(warnings.filter((text) => text.includes('takes writes that was replaced'))).toHaveLength(1);
  });

  it('of which a promoted one waits for nobody, once it is told that it has no follower', async () => {
    const { pair } = await aPair();
    const database = open(pair.url, []);
    await pair.fall('killed');
    await pair.promote();
    await until(() => answers(database));
    await sql`create table kept (n int)`.execute(database.db);
    const wait = async (names: string) => {
      await sql`alter system set synchronous_standby_names = ${sql.lit(names)}`.execute(database.db);
      await sql`select pg_reload_conf()`.execute(database.db);
    };
    // What a copy of the first one has among its settings.
    await wait('FIRST 1 (standby)');
    await setTimeout(500);
    let isDone = false;
    const written = sql`insert into kept values (1)`.execute(database.db).then(() => {
      isDone = true;
    });
    await setTimeout(1_500);
    expect(isDone).toBe(false);
    await wait('');
    await written;
  });

  it('of which one that says nothing more is given up, where nobody knows of another one', async () => {
    const { pair } = await aPair();
    const log = pino({ level: 'silent' });
    const pool = createPostgresPool({ connectionString: pair.primaryUrl }, log, { silenceMillis: 1_000 });
    toEnd.push(() => pool.end());
    const client = await pool.connect();
    await client.query('select 1');
    await pair.fall('frozen');
    await expect(client.query('select 1')).rejects.toMatchObject({ code: '08006' });
    client.release();
    expect(pool.totalCount).toBe(0);
  });

  it('say that nothing can be written where only the one that follows is left', async () => {
    const { pair } = await aPair();
    const follower = open(pair.standbyUrl, []);
    await expect(follower.ping()).rejects.toMatchObject({ code: '25006' });
    await pair.fall('stopped');
    const database = open(pair.url, []);
    await expect(database.ping()).rejects.toMatchObject({ code: '08001' });
  });

  it('can be backed up at the one that follows, while it does', async () => {
    const { pair } = await aPair();
    const [primary, follower] = [open(pair.url, []), open(pair.standbyUrl, [])];
    // Making tables waits for nobody here, which takes a tenth of the time.
    const hurried = `${pair.primaryUrl}?options=-csynchronous_commit%3Doff`;
    await prepareEmpty(openPostgres(hurried, pino({ level: 'silent' })));
    const folder = await mkdtemp(path.join(tmpdir(), 'rezenso-replica-'));
    // Commits that waited for nobody are written with the next one that waits: after it the other has everything on its disk, and shows it a
    // moment later.
    await sql`select pg_logical_emit_message(true, 'rezenso', 'written')`.execute(primary.db);
    const { rows: written } = await sql<{ at: string }>`select pg_current_wal_lsn()::text as at`.execute(primary.db);
    await until(async () => {
      const isThere = sql<{ it: boolean }>`select pg_last_wal_replay_lsn() >= ${written[0]?.at}::pg_lsn as it`;
      return (await isThere.execute(follower.db)).rows[0]?.it ?? false;
    });
    await backUp(follower, path.join(folder, 'b.gz'), new Date(), { secret: secretFrom(key) });
    const verdict = await verifyNewest({ SECRET_KEY: key }, folder, {});
    expect(verdict.faults).toEqual([]);
    expect(verdict.sound).toContain('signed by this installation');
  });

  it('can be changed behind PgBouncer, which is told of the other one and reads its file again', {
    skip: !pgbouncer && 'There is no PgBouncer. Set PGBOUNCER_PATH to run this test.',
  }, async () => {
    const { pair } = await aPair();
    const pooler = await startPgbouncer(pair.primaryUrl, 'session');
    toEnd.push(() => pooler.stop());
    const database = open(pooler.url, []);
    await sql`create table kept (n int)`.execute(database.db);
    await sql`insert into kept values (1)`.execute(database.db);
    await pair.fall('killed');
    await expect(database.ping()).rejects.toThrow();
    await pair.promote();
    await pooler.repoint(pair.standbyUrl);
    await until(() => answers(database));
    await sql`insert into kept values (2)`.execute(database.db);
    const { rows } = await sql`select n from kept order by n`.execute(database.db);
    expect(rows).toEqual([{ n: 1 }, { n: 2 }]);
  });

  async function aPair(): Promise<{ pair: PostgresPair; warnings: string[] }> {
    const pair = await startPostgresPair();
    toEnd.push(() => pair.stop());
    return { pair, warnings: [] };
  }

  function open(url: string, warnings: string[]): Database {
    const log = pino({ level: 'warn' }, { write: (line) => warnings.push(line) });
    const database = createDatabase(openPostgres(url, log));
    toEnd.push(() => database.close());
    return database;
  }
});

function answers(database: Database): Promise<boolean> {
  return database.ping().then(
    () => true,
    () => false,
  );
}

async function until(holds: () => boolean | Promise<boolean>): Promise<void> {
  for (let turn = 0; !(await holds()); turn += 1) {
    if (turn > 1_500) throw new Error('It did not come to that');
    await setTimeout(20);
  }
}
