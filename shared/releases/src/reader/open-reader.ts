import type { KeyObject } from 'node:crypto';
import { openBucket } from '../storage/bucket.ts';
import { isBucketAddress } from '../storage/storage.ts';
import { bucketReader } from './bucket-reader.ts';
import { folderReader } from './folder-reader.ts';
import { followRegistry } from './followed-registry.ts';
import { keptRegistry } from './kept-registry.ts';
import type { Log } from './log.ts';
import { type AcceptedNumbers, registrySeal } from './registry-seal.ts';
import type { ReleaseReader } from './release-reader.ts';

/** For pages, which somebody is waiting for. */
const hurried = { connectionMs: 3_000, requestMs: 15_000 };

export interface ReaderParts {
  /** A folder, or `s3://bucket/prefix`. */
  place: string;
  /** Folder for copies of what lies in a bucket; may be deleted while the process is stopped. */
  copies: string;
  /** File for the last registry that was followed. */
  keptFile: string;
  /** Public keys of the operators; with any only what is signed with one of them, or with a key that they let in, is followed. */
  roots: readonly KeyObject[];
  accepted: AcceptedNumbers;
  log: Log;
  /** Where a bucket is found, see `openBucket`. */
  env: NodeJS.ProcessEnv;
}

/** Follows the release store that lies in a place. @throws Error when it is an address that names no bucket */
export function openReader({ place, copies, keptFile, roots, accepted, log, env }: ReaderParts): ReleaseReader {
  const seal = roots.length > 0 ? registrySeal({ roots, accepted, log }) : undefined;
  const followed = followRegistry({ log, seal, kept: keptRegistry(keptFile, place) });
  return isBucketAddress(place)
    ? bucketReader({ bucket: openBucket(place, env, hurried), root: copies, followed })
    : folderReader(place, followed);
}
