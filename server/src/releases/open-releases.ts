import path from 'node:path';
import { openReader, type ReleaseReader } from '@rezenso/releases/reader';
import type { Core } from '../core.ts';
import { acceptedNumbers } from './accepted-numbers.repository.ts';

/** The release store that this process follows: a bucket with RELEASES_URL, otherwise the folder DATA_DIR/releases. */
export function openReleases({ env, database, log }: Pick<Core, 'env' | 'database' | 'log'>): ReleaseReader {
  const place = env.releasesUrl ?? path.resolve(env.dataDir, 'releases');
  return openReader({
    place,
    copies: path.resolve(env.dataDir, 'release-copies'),
    keptFile: path.resolve(env.dataDir, 'followed-registry.json'),
    key: env.releasesPublicKey,
    accepted: acceptedNumbers(database, place),
    log,
    env: process.env,
  });
}
