import path from 'node:path';
import type { Core } from '../core.ts';
import { acceptedNumbers } from './accepted-numbers.repository.ts';
import { openBucket } from './bucket.ts';
import { bucketReader } from './bucket-reader.ts';
import { folderReader } from './folder-reader.ts';
import { followRegistry } from './followed-registry.ts';
import { keptRegistry } from './kept-registry.ts';
import { registrySeal } from './registry-seal.ts';
import type { ReleaseReader } from './release-reader.ts';

/** The release store that this process follows: a bucket with RELEASES_URL, otherwise the folder DATA_DIR/releases. */
export function openReleases({ env, database, log }: Pick<Core, 'env' | 'database' | 'log'>): ReleaseReader {
  const folder = path.resolve(env.dataDir, 'releases');
  const copies = path.resolve(env.dataDir, 'release-copies');
  const place = env.releasesUrl ?? folder;
  const key = env.releasesPublicKey;
  const followed = followRegistry({
    log,
    seal: key && registrySeal({ key, accepted: acceptedNumbers(database, place), log }),
    kept: keptRegistry(path.resolve(env.dataDir, 'followed-registry.json'), place),
  });
  return env.releasesUrl
    ? bucketReader({ bucket: openBucket(env.releasesUrl), root: copies, followed })
    : folderReader(folder, followed);
}
