import { readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { integrityOf, isPackedFrom, packedKinds } from '@rezenso/releases/files';
import type { ReleaseReader } from '@rezenso/releases/reader';
import { type Registry, type SharedFile, sharedFiles } from '@rezenso/releases/registry';
import type { FastifyBaseLogger } from 'fastify';
import type { ReleasedFile } from './dictionaries.ts';

/**
 * Finds files that are named by their content in whichever release of the module has them. Browsers and caches keep what they get
 * under such an address for all releases, so it must be what was released: each copy is read once for that, and again when it was
 * touched.
 */
export function sharedFileFinder(releases: ReleaseReader, log: Pick<FastifyBaseLogger, 'error'>) {
  const known = new Map<string, { state: string; isGood: Promise<boolean> }>();

  async function foundIn(registry: Registry, module: string, path: string): Promise<ReleasedFile | undefined> {
    for (const file of sharedFiles(registry, module, path))
      if (await isReady(module, file)) return { module, version: file.version, file: path };
    return undefined;
  }

  async function isReady(module: string, file: SharedFile): Promise<boolean> {
    const { version, path } = file;
    const place = join(releases.root, module, version, path);
    try {
      await releases.provide(module, version);
      const state = await stateOf(place);
      const before = known.get(place);
      const isGood = before?.state === state ? before.isGood : isAsReleased(place, file);
      known.set(place, { state, isGood });
      if (await isGood) return true;
      if (before?.state !== state) log.error({ module, version, file: path }, 'a file is not what was released');
    } catch (error) {
      known.delete(place);
      if (!isMissing(error)) log.error({ err: error, module, version, file: path }, 'a file cannot be provided');
    }
    return false;
  }

  return async (module: string, path: string): Promise<ReleasedFile | undefined> =>
    (await foundIn(await releases.registry(), module, path)) ??
    // Another process may have told somebody of a release that this one has not heard of yet.
    (await foundIn(await releases.newest(), module, path));
}

/** The packed copies, which most browsers get in its place, included. */
async function isAsReleased(place: string, { integrity }: SharedFile): Promise<boolean> {
  const content = await readFile(place);
  if (integrityOf(content) !== integrity) return false;
  const copies = packedKinds.map(async (kind) => {
    const packed = await readFile(`${place}.${kind}`).catch(() => undefined);
    return packed === undefined || isPackedFrom(content, packed, kind);
  });
  return (await Promise.all(copies)).every(Boolean);
}

/** Changes whenever the file or a packed copy of it does. @throws Error when there is no such file */
async function stateOf(place: string): Promise<string> {
  const packed = packedKinds.map((kind) => stat(`${place}.${kind}`, { bigint: true }).catch(() => undefined));
  const all = await Promise.all([stat(place, { bigint: true }), ...packed]);
  return all.map((one) => (one ? `${one.ino}:${one.mtimeNs}:${one.size}` : '')).join();
}

/** Releases are deleted by hand too; the others go on having what they share with it. */
function isMissing(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 'ENOENT';
}
