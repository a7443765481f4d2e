import { PostgresDialect } from 'kysely';
import pg from 'pg';
import type { Logger } from 'pino';
import type { Connection } from './database.ts';
import { clientOption } from './postgres-client.ts';
import { listenOnPostgres } from './postgres-listener.ts';
import { type PostgresServers, postgresServers, type ServerConfig } from './postgres-servers.ts';
import { valueParsers } from './values.ts';

/** Enough for one process; several share the server. */
const poolSize = 10;
const jobsPoolSize = 4;
const statementTimeoutMillis = 30_000;
/** Whoever has no connection by then is told to come again, rather than to wait on. */
const connectionMillis = 5_000;

/**
 * Opens PostgreSQL; closing ends the pool.
 * @param url of one server, or of several of which one takes writes (docs/operations.md, "A second PostgreSQL")
 */
export function openPostgres(
  url: string,
  log: Pick<Logger, 'warn'>,
  { isPatient = false }: { isPatient?: boolean } = {},
): Connection {
  const servers = postgresServers(url, log);
  return postgresConnection(
    createPostgresPool(servers.client, log, isPatient ? { silenceMillis: 0 } : {}),
    servers,
    log,
  );
}

/**
 * Broken idle connections are logged and replaced, they never end the process.
 * @param options.max connections
 * @param options.patienceMillis how long somebody waits for one
 * @param options.silenceMillis after how long without an answer a connection is given up, half a minute as a rule; 0 is never
 */
export function createPostgresPool(
  server: ServerConfig,
  log: Pick<Logger, 'warn'>,
  {
    max = poolSize,
    patienceMillis = connectionMillis,
    silenceMillis,
  }: { max?: number; patienceMillis?: number; silenceMillis?: number } = {},
): pg.Pool {
  const noteBreak = (error: Error) => log.warn({ err: error }, 'a database connection broke');
  const pool = new pg.Pool({
    ...clientOption,
    ...(silenceMillis !== undefined && { silenceMillis }),
    ...server,
    // A machine that vanished while nobody asked it anything is noticed before somebody does.
    keepAlive: true,
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
export function postgresConnection(pool: pg.Pool, servers: PostgresServers, log: Pick<Logger, 'warn'>): Connection {
  const { client } = servers;
  return {
    engine: 'postgres',
    dialect: new PostgresDialect({ pool }),
    jobs: { ...client, max: jobsPoolSize, application_name: 'rezenso jobs' },
    listen: (channel, listener) =>
      listenOnPostgres({ ...client, application_name: 'rezenso live' }, channel, listener, log),
    connections: () =>
      new Map([
        ['busy', pool.totalCount - pool.idleCount],
        ['idle', pool.idleCount],
        ['awaited', pool.waitingCount],
      ]),
    // Kysely ends the pool when it was used; an unused one is ended here.
    async close() {
      if (!pool.ended) await pool.end();
      servers.close();
    },
  };
}
