import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { integrityOf } from '../files/integrity.ts';
import { isPackedFrom, packedKinds } from '../files/packed-copies.ts';
import type { Release, ReleaseFile } from '../registry/registry.ts';
import { inTemporaryFolder } from '../storage/temporary-folder.ts';
import type { ReleaseStore } from './store.ts';

/** A file of a release, as it was released. @throws Error when it is missing, or is not what was released */
export async function releasedFile(
  store: ReleaseStore,
  module: string,
  version: string,
  { path, integrity }: ReleaseFile,
): Promise<Buffer> {
  const content = await store.readFile(module, version, path);
  if (integrityOf(content) === integrity) return content;
  throw new Error(`${module}/${version}/${path} in ${store.place} is not what was released.`);
}

/**
 * Copies the files of a release from one store into another: the same bytes, each checked against the hash with which it was
 * released, with the packed copies that unpack to them.
 * @throws Error when a file is missing or is not what was released; the other store is as it was then
 */
export async function copyRelease(
  from: ReleaseStore,
  to: ReleaseStore,
  module: string,
  release: Release,
): Promise<void> {
  await inTemporaryFolder('rezenso-promoted-', async (folder) => {
    const { files, sourceMaps } = release;
    for (const file of [...files, ...(sourceMaps ? [sourceMaps] : [])]) {
      const { path } = file;
      const content = await releasedFile(from, module, release.version, file);
      await put(join(folder, path), content);
      for (const kind of packedKinds) {
        const packed = await from.readFile(module, release.version, `${path}.${kind}`).catch(() => undefined);
        if (packed && (await isPackedFrom(content, packed, kind))) await put(join(folder, `${path}.${kind}`), packed);
      }
    }
    await to.putFiles(module, release.version, folder);
  });
}

async function put(file: string, content: Buffer): Promise<void> {
  await mkdir(dirname(file), { recursive: true });
  await writeFile(file, content);
}
