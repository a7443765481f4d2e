import { randomBytes } from 'node:crypto';
import { PGlite } from '@electric-sql/pglite';
import pg from 'pg';
import { pino } from 'pino';
import type { Connection } from '../src/database/database.ts';
import { createDatabase } from '../src/database/database.ts';
import { pgliteConnection, pgliteOptions } from '../src/database/pglite.ts';
import { openPostgres } from '../src/database/postgres.ts';
import { migrationsHash, pgliteTemplate, prepareEmpty } from './template.ts';

const silent = pino({ level: 'silent' });

/** Which engine the tests run on: TEST_DATABASE=postgres (with TEST_POSTGRES_URL), otherwise PGlite. */
export const isOnPostgres = process.env.TEST_DATABASE === 'postgres';

/** A migrated database of its own, gone when it is closed. */
export function openTestConnection(): Promise<Connection> {
  return isOnPostgres ? openOnPostgres() : openOnPglite();
}

async function openOnPglite(): Promise<Connection> {
  const pglite = await PGlite.create({ loadDataDir: await pgliteTemplate(), ...pgliteOptions });
  return pgliteConnection(pglite);
}

async function openOnPostgres(): Promise<Connection> {
  const server = process.env.TEST_POSTGRES_URL;
  if (!server) throw new Error('TEST_POSTGRES_URL is missing: run server/bin/test.mjs --postgres');
  const template = await ensureTemplate(server);
  const name = `rezenso_test_${randomBytes(6).toString('hex')}`;
  await administer(server, (client) => client.query(`create database ${name} template ${template}`));
  const connection = openPostgres(databaseUrl(server, name), silent, 60);
  return {
    ...connection,
    async close() {
      await connection.close();
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
    const database = createDatabase(openPostgres(databaseUrl(server, draft), silent));
    await prepareEmpty(database);
    await database.close();
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
