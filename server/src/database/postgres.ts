import { PostgresDialect } from 'kysely';
import pg from 'pg';
import type { Logger } from 'pino';
import type { Connection } from './database.ts';
import { clientOption } from './postgres-client.ts';
import { listenOnPostgres } from './postgres-listener.ts';
import { valueParsers } from './values.ts';

/** Enough for one process; several share the server. */
const poolSize = 10;
const jobsPoolSize = 4;
const statementTimeoutMillis = 30_000;
/** Whoever has no connection by then is told to come again, rather than to wait on. */
const connectionMillis = 5_000;

/** Opens PostgreSQL; closing ends the pool. */
export function openPostgres(url: string, log: Pick<Logger, 'warn'>): Connection {
  return postgresConnection(createPostgresPool(url, log), url, log);
}

/**
 * Broken idle connections are logged and replaced, they never end the process.
 * @param options.max connections
 * @param options.patienceMillis how long somebody waits for one
 */
export function createPostgresPool(
  url: string,
  log: Pick<Logger, 'warn'>,
  { max = poolSize, patienceMillis = connectionMillis }: { max?: number; patienceMillis?: number } = {},
): pg.Pool {
  const noteBreak = (error: Error) => log.warn({ err: error }, 'a database connection broke');
  const pool = new pg.Pool({
    ...clientOption,
    connectionString: url,
    max,
    connectionTimeoutMillis: patienceMillis,
    idle_in_transaction_session_timeout: statementTimeoutMillis,
    statement_timeout: statementTimeoutMillis,
    application_name: 'rezenso',
    types: {
      getTypeParser: (type, format) => valueParsers[type] ?? pg.types.getTypeParser(type, format),
    },
  });
  pool.on('error', noteBreak);
  // The pool listens to idle clients only; one that breaks while it works would end the process.
  pool.on('connect', (client) => client.on('error', noteBreak));
  return pool;
}

/** A connection over a pool, which ends with it. */
export function postgresConnection(pool: pg.Pool, url: string, log: Pick<Logger, 'warn'>): Connection {
  return {
    engine: 'postgres',
    dialect: new PostgresDialect({ pool }),
    jobs: { connectionString: url, max: jobsPoolSize, application_name: 'rezenso jobs' },
    listen: (channel, listener) =>
      listenOnPostgres({ connectionString: url, application_name: 'rezenso live' }, channel, listener, log),
    connections: () =>
      new Map([
        ['busy', pool.totalCount - pool.idleCount],
        ['idle', pool.idleCount],
        ['awaited', pool.waitingCount],
      ]),
    // Kysely ends the pool when it was used; an unused one is ended here.
    async close() {
      if (!pool.ended) await pool.end();
    },
  };
}
