import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { constants, zstdCompress } from 'node:zlib';
import type { ReleaseReader } from '@rezenso/releases/reader';
import { releasesOf } from '@rezenso/releases/registry';

/** A file of a release, by its parts of the address `/releases/<module>/<version>/<file>`. */
export interface ReleasedFile {
  module: string;
  version: string;
  file: string;
}

/** Releases back from the newest from which a browser may still have a file. */
const releasesBack = 8;
/** Differences that are kept; the shell and six modules of eight releases fit. */
const mostKept = 256;
/** RFC 9842, 4: what a stream begins with that was compressed by Zstandard with a dictionary; its SHA-256 follows. */
const magic = Buffer.from([0x5e, 0x2a, 0x4d, 0x18, 0x20, 0, 0, 0]);
/** The largest window that browsers take (RFC 9659) and any file of ours fits into. */
const windowLog = 22;
const level = 12;
const compressed = promisify(zstdCompress);

/**
 * The part of a name that stays from release to release: `158.f8c5d6a92e4b.js` is `158.*.js`. A file without a hash keeps its
 * whole name.
 */
export function stemOf(file: string): string {
  return file.replace(/\.(?:[0-9a-f]{12}|[0-9a-f]{16})(?=\.)/, '.*');
}

/** Value of the header by which a browser keeps this file to have later releases of it as a difference (RFC 9842, 2.1). */
export function useAsDictionary({ module, file }: ReleasedFile): string {
  return `match="/releases/${module}/*/${stemOf(file)}"`;
}

/**
 * Files of releases as the difference from one that the browser has. Each is made when it is asked for first, and kept.
 * @returns asks for one by the SHA-256 of what the browser has, base64 between colons as the header says it; undefined when
 *   that is no file of a release before, or nothing is won
 */
export function releaseDifferences(releases: ReleaseReader) {
  const digests = new Map<string, Promise<string>>();
  const differences = new Map<string, Promise<Buffer | undefined>>();
  const placeOf = ({ module, version, file }: ReleasedFile) => join(releases.root, module, version, file);

  async function digestOf(file: ReleasedFile): Promise<string> {
    await releases.provide(file.module, file.version);
    return createHash('sha256')
      .update(await readFile(placeOf(file)))
      .digest('base64');
  }

  /** The file of a release before that has this digest. */
  async function known(wanted: ReleasedFile, digest: string): Promise<ReleasedFile | undefined> {
    for (const candidate of await candidates(wanted)) {
      const place = placeOf(candidate);
      const own = digests.get(place) ?? digestOf(candidate);
      digests.set(place, own);
      own.catch(() => digests.delete(place));
      if ((await own.catch(() => '')) === digest) return candidate;
    }
    return undefined;
  }

  async function candidates({ module, version, file }: ReleasedFile): Promise<ReleasedFile[]> {
    const stem = stemOf(file);
    const all = releasesOf(await releases.registry(), module)?.releases ?? [];
    return all
      .slice(-releasesBack)
      .toReversed()
      .filter((release) => release.version !== version)
      .flatMap((release) =>
        release.files
          .filter(({ path }) => stemOf(path) === stem)
          .map(({ path }) => ({ module, version: release.version, file: path })),
      );
  }

  async function difference(wanted: ReleasedFile, before: ReleasedFile): Promise<Buffer | undefined> {
    const [content, dictionary] = await Promise.all([readFile(placeOf(wanted)), readFile(placeOf(before))]);
    const params = { [constants.ZSTD_c_compressionLevel]: level, [constants.ZSTD_c_windowLog]: windowLog };
    const digest = createHash('sha256').update(dictionary).digest();
    const frame = await compressed(content, { dictionary, params });
    const packed = await readFile(`${placeOf(wanted)}.br`).catch(() => content);
    const all = Buffer.concat([magic, digest, frame]);
    return all.length < packed.length ? all : undefined;
  }

  return async (wanted: ReleasedFile, available: string): Promise<Buffer | undefined> => {
    const digest = /^:([A-Za-z0-9+/]{43}=):$/.exec(available)?.[1];
    const before = digest ? await known(wanted, digest) : undefined;
    if (!before) return undefined;
    const key = `${placeOf(before)}\n${placeOf(wanted)}`;
    const kept = differences.get(key) ?? difference(wanted, before);
    differences.delete(key);
    differences.set(key, kept);
    kept.catch(() => differences.delete(key));
    const [oldest] = differences.keys();
    if (differences.size > mostKept && oldest !== undefined) differences.delete(oldest);
    return kept;
  };
}
