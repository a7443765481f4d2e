import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { parseEnv } from '../../../../server/src/config/env.ts';
import { takeLock } from '../../../../server/src/database/lock.ts';
import { assertPortFree } from './port.ts';

/**
 * Releases into the data folder of a site that is about to start, which takes minutes: whatever would keep the server
 * from starting is told before, and nothing comes into the folder of a server that runs.
 * @param variables of the server
 * @throws Error when a variable is wrong, the port is taken, or a running server uses the data folder
 */
export async function releaseAlone<R>(
  variables: NodeJS.ProcessEnv,
  release: (releases: string) => Promise<R>,
): Promise<R> {
  const { host, port, dataDir, databaseUrl } = parseEnv(variables);
  if (port !== 0) await assertPortFree(port, [host]);
  const releases = join(dataDir, 'releases');
  // Only the embedded database belongs to one process; sites on PostgreSQL may follow one folder.
  if (databaseUrl) return release(releases);
  await mkdir(dataDir, { recursive: true });
  const lock = await takeLock(join(dataDir, 'db.lock'));
  try {
    return await release(releases);
  } finally {
    await lock.release();
  }
}
