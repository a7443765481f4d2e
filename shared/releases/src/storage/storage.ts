import type { ReleaseFile } from '../registry/registry.ts';
import type { CanaryReturnNote } from './returns.ts';

/** Whether a place is the address of a site, which takes releases over HTTP. */
export function isSiteAddress(place: string): boolean {
  return /^https?:\/\//.test(place);
}

/** Whether a place is an address of a bucket; otherwise it is a folder. */
export function isBucketAddress(place: string): boolean {
  return place.startsWith('s3://');
}

/** Where the registry lies in every store. */
export const registryFile = 'registry.json';

/** The registry as it lies in a store, with what tells it from a later one. */
export interface StoredRegistry {
  text: string;
  /** Changes whenever the text does: an ETag, or a hash of the text. */
  state: string;
}

/** Files of one release, as they lie in a store. */
export interface StoredRelease {
  module: string;
  version: string;
  changedAt: Date;
}

/** What a release store needs of the place where it lies: a folder or a bucket. */
export interface Storage {
  /** The place in words, for messages. */
  place: string;
  /** Undefined before the first release. */
  readRegistry(): Promise<StoredRegistry | undefined>;
  /**
   * Replaces the registry in one step, and only while it is still what `known` says.
   * @returns false when somebody else was faster
   */
  replaceRegistry(text: string, known: StoredRegistry | undefined): Promise<boolean>;
  /**
   * Copies a folder in as `<module>/<version>`, reads back every file and compares it. Never overwrites.
   * @throws Error when other content lies under that version, or when something arrived changed
   */
  putFiles(module: string, version: string, folder: string): Promise<ReleaseFile[]>;
  /** One file of a release, as it lies here. @throws Error when there is none */
  readFile(module: string, version: string, path: string): Promise<Buffer>;
  /** Every release whose files lie here, named by the registry or not. */
  storedReleases(): Promise<StoredRelease[]>;
  removeFiles(module: string, version: string): Promise<void>;
  /** What a site noted about a canary that it took back; undefined when none did. */
  readReturn(module: string, version: string): Promise<CanaryReturnNote | undefined>;
  noteReturn(module: string, version: string, note: CanaryReturnNote): Promise<void>;
}

/** Other content lies under the version that was to be released. */
export class ReleaseDiffers extends Error {}

/** @throws ReleaseDiffers when what lies in the store is not what was to be released */
export function assertSame(
  wanted: readonly ReleaseFile[],
  stored: readonly ReleaseFile[],
  module: string,
  version: string,
): void {
  if (JSON.stringify(wanted) === JSON.stringify(stored)) return;
  throw new ReleaseDiffers(`${module} ${version} already lies in the store with other content; releases never change`);
}
