import path from 'node:path';
import type { Core } from '../core.ts';
import { acceptedNumbers } from './accepted-numbers.repository.ts';
import { openBucket } from './bucket.ts';
import { bucketReader } from './bucket-reader.ts';
import { folderReader } from './folder-reader.ts';
import type { ReleaseReader } from './release-reader.ts';
import { sealedReader } from './sealed-reader.ts';

/** The release store that this process follows: a bucket with RELEASES_URL, otherwise the folder DATA_DIR/releases. */
export function openReleases({ env, database, log }: Pick<Core, 'env' | 'database' | 'log'>): ReleaseReader {
  const folder = path.resolve(env.dataDir, 'releases');
  const copies = path.resolve(env.dataDir, 'release-copies');
  const reader = env.releasesUrl
    ? bucketReader({ bucket: openBucket(env.releasesUrl), root: copies, log })
    : folderReader(folder, log);
  if (!env.releasesPublicKey) return reader;
  const accepted = acceptedNumbers(database, env.releasesUrl ?? folder);
  return sealedReader(reader, { key: env.releasesPublicKey, accepted, log });
}
