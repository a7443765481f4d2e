import { resolve } from 'node:path';
import type { SealKeys } from '../seal/keys.ts';
import { siteStorage } from '../site/site-storage.ts';
import { openBucket } from '../storage/bucket.ts';
import { bucketStorage } from '../storage/bucket-storage.ts';
import { folderStorage } from '../storage/folder-storage.ts';
import { isBucketAddress, isSiteAddress, type Storage } from '../storage/storage.ts';

export interface StorageParts {
  /** Where a bucket is found, see `openBucket`. */
  env: NodeJS.ProcessEnv;
  /** Sign what is asked of a site. */
  keys: SealKeys;
}

/**
 * The place where a store lies.
 * @param place a folder, `s3://bucket/prefix` or `https://site`
 * @throws Error when it cannot be understood
 */
export function openStorage(place: string, { env, keys }: StorageParts): Storage {
  if (isBucketAddress(place)) return bucketStorage(openBucket(place, env));
  if (isSiteAddress(place)) return siteStorage(place, keys);
  if (/^[a-z]+:\/\//.test(place))
    throw new Error(`${place} is neither a folder nor s3://bucket/prefix nor https://site`);
  return folderStorage(resolve(place));
}
