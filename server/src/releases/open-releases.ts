import path from 'node:path';
import { openReader, type ReleaseReader } from '@rezenso/releases/reader';
import type { Env } from '../config/env.ts';
import type { Core } from '../core.ts';
import { acceptedNumbers } from './accepted-numbers.repository.ts';

/** Where this site's release store lies: a bucket with RELEASES_URL, otherwise the folder DATA_DIR/releases. */
export function placeOfReleases({ releasesUrl, dataDir }: Env): string {
  return releasesUrl ?? path.resolve(dataDir, 'releases');
}

/** The release store that this process follows. */
export function openReleases({ env, database, log }: Pick<Core, 'env' | 'database' | 'log'>): ReleaseReader {
  const place = placeOfReleases(env);
  return openReader({
    place,
    copies: path.resolve(env.dataDir, 'release-copies'),
    keptFile: path.resolve(env.dataDir, 'followed-registry.json'),
    roots: env.releasesPublicKeys,
    accepted: acceptedNumbers(database, place),
    log,
    env: process.env,
  });
}
