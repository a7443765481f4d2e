import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { namedRelease } from '../registry/registry-changes.ts';
import type { Bucket } from '../storage/bucket.ts';
import { bucketStorage } from '../storage/bucket-storage.ts';
import { registryFile } from '../storage/storage.ts';
import type { FollowedRegistry } from './followed-registry.ts';
import { localCopies } from './local-copies.ts';
import { onceEach, type ReleaseReader } from './release-reader.ts';

/** How old the known registry may be before the bucket is asked again, in ms. */
const freshForMs = 2_000;

/** Milliseconds between two looks for what is not known, which anybody can ask for. */
const leastBetweenMs = 200;

export interface BucketReaderParts {
  bucket: Bucket;
  /** Folder for copies of the files; may be deleted while the server is stopped. */
  root: string;
  followed: FollowedRegistry;
  /** Milliseconds, for measuring spans. */
  clock?: () => number;
}

/**
 * Reads the store in a bucket. The registry is asked for again every two seconds while pages are requested, without
 * letting anybody wait; files are copied to this machine once, checked against the registry, and served from there.
 */
export function bucketReader({
  bucket,
  root,
  followed,
  clock = () => performance.now(),
}: BucketReaderParts): ReleaseReader {
  const copies = localCopies(root, bucket);
  let etag = '';
  let askedAt = Number.NEGATIVE_INFINITY;
  let asking: Promise<void> | undefined;

  async function ask(): Promise<void> {
    try {
      const found = etag ? await bucket.read(registryFile, etag) : await bucket.find(registryFile);
      if (!found) return etag ? undefined : await followed.miss();
      // Also when it is broken: it is said once, not every two seconds.
      etag = found.etag;
      await followed.take(found.content.toString('utf8'));
    } catch (error) {
      await followed.miss(error);
    } finally {
      askedAt = clock();
      asking = undefined;
    }
  }

  const registry = async () => {
    if (clock() - askedAt > freshForMs) asking ??= ask();
    // Nobody waits for the bucket as long as there is anything to go on with.
    if (Object.keys(followed.registry().modules).length === 0) await asking;
    return followed.registry();
  };

  const latest = async () => {
    if (clock() - askedAt > freshForMs) asking ??= ask();
    await asking;
    return followed.registry();
  };

  let next: Promise<void> | undefined;
  /** One look for all who come before it begins. One that is under way may have read the registry before they knew. */
  async function lookAnew(): Promise<void> {
    await asking;
    const since = clock() - askedAt;
    if (since < leastBetweenMs) await pause(leastBetweenMs - since);
    while (asking) await asking;
    next = undefined;
    asking = ask();
    await asking;
  }

  const newest = async () => {
    next ??= lookAnew();
    await next;
    return followed.registry();
  };

  async function provide(module: string, version: string): Promise<void> {
    // Another process may have told somebody of a release that this one has not heard of yet.
    const release = namedRelease(await registry(), module, version) ?? namedRelease(await newest(), module, version);
    if (release) await copies.complete(module, release);
  }

  return {
    root,
    registry,
    latest,
    newest,
    fault: followed.fault,
    provide,
    text: onceEach(async (name) => {
      const [module = '', version = ''] = name.split('/');
      await provide(module, version);
      return readFile(path.join(root, name), 'utf8');
    }),
    noteReturn: bucketStorage(bucket).noteReturn,
  };
}
