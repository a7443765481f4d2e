import { spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { mkdir, readdir, rename, rm } from 'node:fs/promises';
import path from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { PGliteDialect } from 'kysely';
import { fromPglite } from 'pg-boss';
import type { Connection } from './database.ts';
import { takeLock } from './lock.ts';
import { valueParsers } from './values.ts';

/** PGlite's own 160 MB of buffers are meant for larger data; with these the process stays 130 MB smaller. */
const sharedBuffers = ['-c', 'shared_buffers=16MB'];

/** How every embedded database is opened. */
export const pgliteOptions = {
  parsers: valueParsers,
  startParams: [...PGlite.defaultStartParams, ...sharedBuffers],
};

/** Opens the embedded database of a data folder for this process alone. */
export async function openPglite(dataDir: string): Promise<Connection> {
  await mkdir(dataDir, { recursive: true });
  const lock = await takeLock(path.join(dataDir, 'db.lock'));
  try {
    const folder = path.join(dataDir, 'db');
    if (!existsSync(folder)) await createIn(dataDir, folder);
    const pglite = await PGlite.create({ dataDir: folder, ...pgliteOptions });
    beforeEachQuery(pglite, () => lock.ensure());
    return pgliteConnection(pglite, () => lock.release());
  } catch (error) {
    await lock.release();
    throw error;
  }
}

/** Everything that PGlite does, also within a transaction and for pg-boss, goes through this one method. */
function beforeEachQuery(pglite: PGlite, check: () => void): void {
  const execute = pglite.execProtocolRawSync.bind(pglite);
  pglite.execProtocolRawSync = (message) => {
    check();
    return execute(message);
  };
}

/** A connection over an open PGlite; `afterClose` runs when it was closed. */
export function pgliteConnection(pglite: PGlite, afterClose: () => Promise<void> = async () => {}): Connection {
  return {
    engine: 'pglite',
    dialect: new PGliteDialect({ pglite }),
    jobs: { db: fromPglite(pglite), backend: 'pglite' },
    async listen(channel, { onMessage }) {
      const stop = await pglite.listen(channel, onMessage);
      return {
        async stop() {
          if (!pglite.closed) await stop();
        },
      };
    },
    async close() {
      if (!pglite.closed) await pglite.close();
      await afterClose();
    },
  };
}

/** A process killed during the first start leaves a temporary folder, never half a database. */
async function createIn(dataDir: string, folder: string): Promise<void> {
  const leftovers = (await readdir(dataDir)).filter((name) => name.startsWith('db.new-'));
  await Promise.all(leftovers.map((name) => rm(path.join(dataDir, name), { recursive: true, force: true })));
  const temporary = path.join(dataDir, `db.new-${randomUUID()}`);
  const creator = spawn(process.execPath, [path.join(import.meta.dirname, 'create-embedded.ts'), temporary], {
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const [code] = await once(creator, 'exit');
  if (code !== 0) throw new Error(`The embedded database could not be created (${code})`);
  await rename(temporary, folder);
}
