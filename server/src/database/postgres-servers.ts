import { Socket } from 'node:net';
import type { ConnectionOptions } from 'node:tls';
import pg from 'pg';
import type { Logger } from 'pino';
import { hostsIn, type PostgresHost } from '../config/postgres-hosts.ts';
import { identityAmong, probe } from './postgres-probe.ts';

/** What pg's clients and pools, and the job queue's, are to be told of where the database is. */
export interface ServerConfig {
  connectionString?: string;
  host?: string;
  port?: number;
  user?: string;
  password?: string;
  database?: string;
  ssl?: ConnectionOptions;
  stream?: () => Socket;
}

/** The servers that DATABASE_URL names. */
export interface PostgresServers {
  client: ServerConfig;
  /** Ends the look-out; connections go on until they are closed. */
  close(): void;
}

/** The one that takes writes, and since which promotion: each one begins another timeline. */
interface Primary {
  host: PostgresHost;
  timeline: number;
}

/** Several connections that open at once look once. */
const freshMillis = 1_000;
/** How often somebody looks whether another server takes writes by now: one that vanished says nothing. */
const lookEveryMillis = 2_000;

/** @throws Error when the address cannot be read */
export function postgresServers(url: string, log: Pick<Logger, 'warn'>): PostgresServers {
  const hosts = hostsIn(url);
  const [first] = hosts;
  if (!first || hosts.length === 1) return { client: { connectionString: url }, close: () => {} };
  const { user, password, database, ssl } = new pg.Client({ connectionString: first.url });
  const common: ServerConfig = {
    ...(user !== undefined && { user }),
    ...(password !== undefined && { password }),
    ...(database !== undefined && { database }),
    ...(ssl && { ssl: identityAmong(hosts, ssl) }),
  };
  const finder = findPrimary(hosts, common, log);
  return { client: { ...common, host: first.host, port: first.port, stream: finder.openSocket }, close: finder.close };
}

/**
 * Finds the server that takes writes. Of two it is the one that was promoted last: one that fell and came back as it was
 * would otherwise get writes that nobody else has.
 */
function findPrimary(hosts: readonly PostgresHost[], common: ServerConfig, log: Pick<Logger, 'warn'>) {
  /** Connections, by where they lead. */
  const sockets = new Map<Socket, PostgresHost>();
  const refused = new Set<PostgresHost>();
  let known: Primary | undefined;
  let knownAt = Number.NEGATIVE_INFINITY;
  let looking: Promise<PostgresHost> | undefined;
  let watching: NodeJS.Timeout | undefined;
  let isClosed = false;

  /** @throws Error (SQLSTATE 08001) when none takes writes */
  function find(): Promise<PostgresHost> {
    if (known && performance.now() - knownAt < freshMillis) return Promise.resolve(known.host);
    looking ??= look().finally(() => {
      looking = undefined;
    });
    return looking;
  }

  async function look(): Promise<PostgresHost> {
    const { promise, resolve, reject } = Promise.withResolvers<PostgresHost>();
    const answers = hosts.map(async (host) => {
      const timeline = await probe({ ...common, host: host.host, port: host.port });
      if (timeline === undefined) return undefined;
      if (known && timeline < known.timeline) return refuse(host, timeline);
      // Who knows one already waits for no server that hangs.
      if (known) resolve(take({ host, timeline }).host);
      return { host, timeline };
    });
    void Promise.all(answers).then((found) => {
      const [latest] = found.filter((one) => one !== undefined).sort((one, other) => other.timeline - one.timeline);
      if (latest) resolve(take(latest).host);
      else reject(Object.assign(new Error('None of the PostgreSQL servers takes writes'), { code: '08001' }));
    }, reject);
    return promise;
  }

  function take(found: Primary): Primary {
    if (known && found.timeline < known.timeline) return known;
    const isAnother = known !== undefined && known.host !== found.host;
    known = found;
    knownAt = performance.now();
    refused.delete(found.host);
    if (!isAnother) return found;
    log.warn({ server: found.host.name, timeline: found.timeline }, 'another PostgreSQL server takes writes now');
    for (const [socket, host] of sockets) if (host !== found.host) socket.destroy(lost());
    return found;
  }

  function refuse(host: PostgresHost, timeline: number): undefined {
    if (refused.has(host)) return;
    refused.add(host);
    const details = { server: host.name, timeline, known: known?.timeline };
    log.warn(details, 'a PostgreSQL server takes writes that was replaced: it is left alone, and has to be stopped');
  }

  return {
    /** For pg, which tells it where to connect to: it leads to the primary instead. */
    openSocket(): Socket {
      const socket = new Socket();
      const connect = socket.connect.bind(socket);
      socket.once('close', () => sockets.delete(socket));
      socket.connect = () => {
        void find().then(
          (host) => {
            if (socket.destroyed) return;
            sockets.set(socket, host);
            connect(host.port, host.host);
          },
          (error: Error) => socket.destroy(error),
        );
        return socket;
      };
      if (!isClosed) watching ??= setInterval(() => void find().catch(() => {}), lookEveryMillis).unref();
      return socket;
    },
    close() {
      isClosed = true;
      clearInterval(watching);
    },
  };
}

function lost(): Error {
  return Object.assign(new Error('This PostgreSQL server was replaced by another one'), { code: '08006' });
}
