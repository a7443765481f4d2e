import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { after, before, describe, it } from 'node:test';
import { setTimeout } from 'node:timers/promises';
import { expect } from 'expect';
import { sql } from 'kysely';
import pg from 'pg';
import { pino } from 'pino';
import { type Pooler, pgbouncer, startPgbouncer } from '../../testing/pgbouncer.ts';
import { isOnPostgres } from '../../testing/test-connection.ts';
import { createJobs } from '../jobs/jobs.ts';
import { startServer } from '../server.ts';
import { createDatabase, type Database } from './database.ts';
import { migrate } from './migrate.ts';
import { openPostgres } from './postgres.ts';
import { prepared } from './prepared.ts';

const skip =
  (!isOnPostgres && 'PGlite has no pooler') ||
  (!pgbouncer && 'There is no PgBouncer. Set PGBOUNCER_PATH to run these tests.');
const log = pino({ level: 'silent' });
const name = `rezenso_pooled_${process.pid}`;
const double = prepared<{ twice: number }>('select $1::int4 * 2 as twice');
const ask = (database: Database) => Promise.all(Array.from({ length: 40 }, (_, n) => double(database.db, [n])));

// Which modes a pooler may have, and why: docs/operations.md, "A pooler of connections".
describe('a server behind PgBouncer', { skip, timeout: 300_000 }, () => {
  const poolers: Pooler[] = [];
  const opened: Database[] = [];
  const direct = new URL(process.env.TEST_POSTGRES_URL ?? 'postgres://nowhere');
  const own = new URL(direct);
  own.pathname = `/${name}`;

  before(async () => {
    await administer(`create database ${name}`);
    await administer(`alter database ${name} set statement_timeout = '30s'`);
    await administer(`alter database ${name} set idle_in_transaction_session_timeout = '30s'`);
    for (const mode of ['session', 'transaction'] as const) poolers.push(await startPgbouncer(own.href, mode));
    for (const { url } of poolers) opened.push(createDatabase(openPostgres(url, log)));
  });
  after(async () => {
    for (const database of opened) await database.close();
    for (const pooler of poolers) await pooler.stop();
    await administer(`drop database if exists ${name} with (force)`);
  });

  it('in session mode migrates, keeps prepared statements, and its statements end in time', async () => {
    const [session] = opened as [Database];
    expect(await migrate(session)).toContain('001-initial');
    for (let turn = 0; turn < 3; turn += 1)
      expect(await ask(session)).toEqual(Array.from({ length: 40 }, (_, n) => [{ twice: n * 2 }]));
    const { rows } = await sql`select current_setting('statement_timeout') as statement,
      current_setting('idle_in_transaction_session_timeout') as idle`.execute(session.db);
    expect(rows).toEqual([{ statement: '30s', idle: '30s' }]);
  });

  it('in session mode hears what others say, and works on jobs', async () => {
    const [session] = opened as [Database];
    const heard: string[] = [];
    const listening = await session.listen('pooled', { onMessage: (text) => heard.push(text), onGap: () => {} });
    const jobs = createJobs(session, log);
    await jobs.start({ workers: true });
    expect(await jobs.isReady()).toBe(true);
    await session.transaction((tx) => sql`select pg_notify('pooled', 'Hallo')`.execute(tx));
    await until(() => heard.length > 0);
    expect(heard).toEqual(['Hallo']);
    await jobs.stop();
    await listening.stop();
  });

  it('in session mode holds an advisory lock for as long as its transaction', async () => {
    const [session] = opened as [Database];
    const order: string[] = [];
    const [held, release] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
    const lock = sql`select pg_advisory_xact_lock(20261127)`;
    const first = session.transaction(async (tx) => {
      await lock.execute(tx);
      held.resolve();
      await release.promise;
      order.push('first');
    });
    await held.promise;
    const second = session.transaction(async (tx) => {
      await lock.execute(tx);
      order.push('second');
    });
    await setTimeout(200);
    expect(order).toEqual([]);
    release.resolve();
    await Promise.all([first, second]);
    expect(order).toEqual(['first', 'second']);
  });

  it('in session mode starts whole, and lets somebody in', async () => {
    const dataDir = await mkdtemp(path.join(tmpdir(), 'rezenso-pooled-'));
    const variables = {
      DATABASE_URL: poolers[0]?.url,
      DATA_DIR: dataDir,
      PORT: '0',
      SEED: 'none',
      LOG_LEVEL: 'silent',
    };
    const server = await startServer({ ...variables, PUBLIC_ORIGIN: 'http://localhost:3000' });
    expect((await fetch(`${server.address}/readyz`)).status).toBe(200);
    const answer = await fetch(`${server.address}/api/auth/dev-bypass`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', origin: 'http://localhost:3000', host: 'localhost:3000' },
      body: JSON.stringify({ email: 'eva@example.de' }),
    });
    expect(answer.status).toBe(200);
    await server.stop();
  });

  it('in transaction mode hears nothing of what others say: that is why it must not be set up like that', async () => {
    const [session, transaction] = opened as [Database, Database];
    const heard: string[] = [];
    const listening = await transaction.listen('deaf', { onMessage: (text) => heard.push(text), onGap: () => {} });
    const known: string[] = [];
    const other = await session.listen('deaf', { onMessage: (text) => known.push(text), onGap: () => {} });
    // Somebody else gets the connection that listens, and gives it back.
    await sql`select pg_sleep(0)`.execute(transaction.db);
    await session.transaction((tx) => sql`select pg_notify('deaf', 'Hallo')`.execute(tx));
    await until(() => known.length > 0);
    await setTimeout(500);
    expect([known, heard]).toEqual([['Hallo'], []]);
    await other.stop();
    await listening.stop();
  });

  async function administer(statement: string): Promise<void> {
    const client = new pg.Client({ connectionString: direct.href });
    await client.connect();
    try {
      await client.query(statement);
    } finally {
      await client.end();
    }
  }
});

async function until(isSo: () => boolean): Promise<void> {
  for (let turn = 0; !isSo(); turn += 1) {
    if (turn > 200) throw new Error('It did not come');
    await setTimeout(50);
  }
}
