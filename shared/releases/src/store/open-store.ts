import { join, resolve } from 'node:path';
import { bucketStorage } from './bucket-storage.ts';
import { folderStorage } from './folder-storage.ts';
import { sealKeys } from './seal.ts';
import { type ReleaseStore, releaseStore } from './store.ts';

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
  if (!wanted) return releaseStore(folderStorage(join(resolve(repository, env.DATA_DIR || '.data'), 'releases')), keys);
  if (wanted.startsWith('s3://')) return releaseStore(bucketStorage(wanted, env), keys);
  if (/^[a-z]+:\/\//.test(wanted)) throw new Error(`${wanted} is neither a folder nor s3://bucket/prefix`);
  return releaseStore(folderStorage(resolve(wanted)), keys);
}
