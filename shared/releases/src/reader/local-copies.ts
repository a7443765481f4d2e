import { randomUUID } from 'node:crypto';
import { mkdir, rename, rm, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { integrityOf } from '../files/integrity.ts';
import { isPackedFrom, packedKinds } from '../files/packed-copies.ts';
import type { Release, ReleaseFile } from '../registry/registry.ts';
import type { Bucket } from '../storage/bucket.ts';

const filesAtOnce = 8;

/** Copies of releases on this machine, each made once and only whole. */
export function localCopies(root: string, bucket: Pick<Bucket, 'read' | 'find'>) {
  const making = new Map<string, Promise<void>>();

  async function make(module: string, release: Release): Promise<void> {
    const place = path.join(root, module, release.version);
    if (await exists(place)) return;
    const temporary = path.join(root, `.${randomUUID()}.tmp`);
    try {
      const waiting = [...release.files];
      const copyNext = async () => {
        for (let file = waiting.pop(); file; file = waiting.pop())
          await copy(`${module}/${release.version}/${file.path}`, file, path.join(temporary, file.path));
      };
      await Promise.all(Array.from({ length: filesAtOnce }, copyNext));
      await mkdir(path.dirname(place), { recursive: true });
      // Another process that shares the folder may have been faster, with the same files.
      await rename(temporary, place).catch(async (error) => {
        if (!(await exists(place))) throw error;
      });
    } finally {
      await rm(temporary, { recursive: true, force: true });
    }
  }

  async function copy(key: string, file: ReleaseFile, to: string): Promise<void> {
    const { content } = (await bucket.read(key)) ?? { content: Buffer.alloc(0) };
    if (integrityOf(content) !== file.integrity) throw new Error(`${key} is not what was released`);
    await mkdir(path.dirname(to), { recursive: true });
    await writeFile(to, content);
    for (const kind of packedKinds) {
      const packed = await bucket.find(`${key}.${kind}`);
      // The registry does not list the packed copies; one that unpacks to something else is left out.
      if (packed && (await isPackedFrom(content, packed.content, kind)))
        await writeFile(`${to}.${kind}`, packed.content);
    }
  }

  return {
    /** @throws Error when a file in the bucket is missing or is not the one that was released */
    complete(module: string, release: Release): Promise<void> {
      const key = `${module}/${release.version}`;
      const current = making.get(key) ?? make(module, release);
      making.set(key, current);
      // What failed is tried again by the next request; what was deleted by hand is made again after a restart.
      current.catch(() => making.delete(key));
      return current;
    },
  };
}

async function exists(place: string): Promise<boolean> {
  return (await stat(place).catch(() => undefined)) !== undefined;
}
