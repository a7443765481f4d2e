import { join, resolve } from 'node:path';
import { sealKeys } from '../seal/seal.ts';
import { openBucket } from '../storage/bucket.ts';
import { bucketStorage } from '../storage/bucket-storage.ts';
import { isBucketAddress } from '../storage/storage.ts';
import { folderStore, type ReleaseStore, releaseStore } from './store.ts';

export interface StoreSurroundings {
  env: NodeJS.ProcessEnv;
  repository: string;
}

/**
 * Opens the release store that somebody means, with the keys of the environment.
 * @param place a folder or `s3://bucket/prefix`; without it RELEASES_URL counts, then DATA_DIR/releases
 * @throws Error when the place or a key cannot be understood
 */
export function openStore(place: string | undefined, { env, repository }: StoreSurroundings): ReleaseStore {
  const keys = sealKeys(env);
  const wanted = place || env.RELEASES_URL;
  if (!wanted) return folderStore(join(resolve(repository, env.DATA_DIR || '.data'), 'releases'), keys);
  if (isBucketAddress(wanted)) return releaseStore(bucketStorage(openBucket(wanted, env)), keys);
  if (/^[a-z]+:\/\//.test(wanted)) throw new Error(`${wanted} is neither a folder nor s3://bucket/prefix`);
  return folderStore(resolve(wanted), keys);
}
