import { randomBytes } from 'node:crypto';
import { PGlite } from '@electric-sql/pglite';
import pg from 'pg';
import { pino } from 'pino';
import type { Connection } from '../src/database/database.ts';
import { pgliteConnection, pgliteOptions } from '../src/database/pglite.ts';
import { createPostgresPool, openPostgres, postgresConnection } from '../src/database/postgres.ts';
import { postgresServers } from '../src/database/postgres-servers.ts';
import { migrationsHash, pgliteTemplate, prepareEmpty } from './template.ts';

const silent = pino({ level: 'silent' });

/** A database that was made for tests, migrated and without a row. */
export interface TestDatabase {
  /** A connection that can be closed without losing the database. */
  connect(): Connection;
  drop(): Promise<void>;
}

export async function createOnPglite(): Promise<TestDatabase> {
  const pglite = await PGlite.create({ loadDataDir: await pgliteTemplate(), ...pgliteOptions });
  return { connect: () => pgliteConnection(lent(pglite, 'close', 'closed')), drop: () => pglite.close() };
}

/**
 * For whoever closes what they were lent: to them it is closed from then on, the next one gets it open.
 * @param close the name of the method that closes it
 * @param closed the name of the property that says so
 */
function lent<Thing extends object>(thing: Thing, close: keyof Thing, closed: keyof Thing): Thing {
  let isClosed = false;
  const giveBack = async () => {
    isClosed = true;
  };
  return new Proxy(thing, {
    get(target, name) {
      if (name === closed) return isClosed;
      if (name === close) return giveBack;
      const value: unknown = Reflect.get(target, name, target);
      if (typeof value !== 'function') return value;
      if (isClosed) throw new Error('This database is closed');
      return value.bind(target);
    },
  });
}

/** @throws Error without TEST_POSTGRES_URL */
export async function createOnPostgres(): Promise<TestDatabase> {
  const server = process.env.TEST_POSTGRES_URL;
  if (!server) throw new Error('TEST_POSTGRES_URL is missing: run server/bin/test.mjs --postgres');
  const template = await ensureTemplate(server);
  const name = `rezenso_test_${randomBytes(6).toString('hex')}`;
  await administer(server, (client) => client.query(`create database ${name} template ${template}`));
  const servers = postgresServers(databaseUrl(server, name), silent);
  // A new connection starts a process, whose caches are empty: its first statement takes longer than fifty others.
  // Fifty calls at once open as many connections, which takes a busy machine longer than a site lets anybody wait.
  const pool = createPostgresPool(servers.client, silent, { max: 60, patienceMillis: 60_000 });
  return {
    connect: () => postgresConnection(lent(pool, 'end', 'ended'), servers, silent),
    async drop() {
      await pool.end();
      await administer(server, (client) => client.query(`drop database if exists ${name} with (force)`));
    },
  };
}

/** One migrated template per state of the migrations, made by whichever test file comes first. */
async function ensureTemplate(server: string): Promise<string> {
  const name = `rezenso_template_${await migrationsHash()}`;
  await administer(server, async (client) => {
    const { rows } = await client.query('select 1 from pg_database where datname = $1', [name]);
    if (rows.length > 0) return;
    const draft = `${name}_draft`;
    await client.query(`drop database if exists ${draft} with (force)`);
    await client.query(`create database ${draft}`);
    const connection = openPostgres(databaseUrl(server, draft), silent);
    await prepareEmpty(connection);
    await connection.close();
    await client.query(`alter database ${draft} rename to ${name}`);
  });
  return name;
}

/** PostgreSQL refuses to copy a template that somebody is connected to, so copies take turns. */
async function administer(server: string, work: (client: pg.Client) => Promise<unknown>): Promise<void> {
  const client = new pg.Client({ connectionString: server });
  await client.connect();
  try {
    await client.query('select pg_advisory_lock(7236515)');
    await work(client);
  } finally {
    await client.end();
  }
}

function databaseUrl(server: string, name: string): string {
  const url = new URL(server);
  url.pathname = `/${name}`;
  return url.href;
}
