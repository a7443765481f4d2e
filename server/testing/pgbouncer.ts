import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { chmod, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { freePort } from '../bin/free-port.mjs';

const places = ['/usr/sbin/pgbouncer', '/usr/bin/pgbouncer', '/usr/local/bin/pgbouncer'];

/** PGBOUNCER_PATH, which `npm test` sets to one that it fetched, or an installed one; undefined on a machine that has none. */
export const pgbouncer = process.env.PGBOUNCER_PATH || places.find((place) => existsSync(place));

/** A PgBouncer before a PostgreSQL. */
export interface Pooler {
  /** The same database through the pooler. */
  url: string;
  /** The same database at another server, as docs/operations.md says after a failover. */
  repoint(url: string): Promise<void>;
  stop(): Promise<void>;
}

/**
 * Starts PgBouncer as docs/operations.md sets it up.
 * @param url of the database behind it
 * @param mode for how long a client has a connection of the server for itself
 */
export async function startPgbouncer(url: string, mode: 'session' | 'transaction'): Promise<Pooler> {
  const folder = await mkdtemp(path.join(tmpdir(), 'rezenso-pgbouncer-'));
  const port = await freePort();
  const file = path.join(folder, 'pgbouncer.ini');
  const settings = [
    '[pgbouncer]',
    'listen_addr = 127.0.0.1',
    `listen_port = ${port}`,
    'unix_socket_dir =',
    'auth_type = any',
    `pool_mode = ${mode}`,
    'default_pool_size = 30',
    'ignore_startup_parameters = statement_timeout, idle_in_transaction_session_timeout',
  ];
  const write = (to: string) => writeFile(file, `${[...databaseAt(to), ...settings].join('\n')}\n`, { mode: 0o644 });
  await write(url);
  // It refuses to run as root, and must read its file as somebody else.
  await chmod(folder, 0o755);
  const isRoot = process.getuid?.() === 0;
  const args = [...(isRoot ? ['-u', 'nobody'] : []), file];
  const child = spawn(pgbouncer ?? 'pgbouncer', args, { stdio: ['ignore', 'ignore', 'pipe'] });
  let said = '';
  child.stderr.on('data', (text) => {
    said += text;
  });
  const stop = async () => {
    if (child.exitCode === null && child.signalCode === null) {
      const ended = once(child, 'exit');
      child.kill('SIGQUIT');
      await ended;
    }
    await rm(folder, { recursive: true, force: true });
  };
  for (let turn = 0; !(await answers(port)); turn += 1) {
    if (turn > 100 || child.exitCode !== null) {
      await stop();
      throw new Error(`PgBouncer does not answer: ${said}`);
    }
    await setTimeout(100);
  }
  const through = new URL(url);
  through.host = `127.0.0.1:${port}`;
  return {
    url: through.href,
    async repoint(to) {
      await write(to);
      child.kill('SIGHUP');
    },
    stop,
  };
}

function databaseAt(url: string): string[] {
  const { hostname, port, username, password, pathname } = new URL(url);
  const name = pathname.slice(1);
  return [
    '[databases]',
    `${name} = host=${hostname} port=${port} user=${username} password=${password} dbname=${name}`,
  ];
}

async function answers(port: number): Promise<boolean> {
  const socket = connect(port, '127.0.0.1');
  try {
    await once(socket, 'connect');
    return true;
  } catch {
    return false;
  } finally {
    socket.destroy();
  }
}
