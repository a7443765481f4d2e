import { mkdtemp, readdir, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** Nothing is on its way for so long: a folder in which nothing was laid since belongs to a process that ended. */
const leftAfterMs = 3_600_000;

/**
 * Runs `work` with an empty folder that is gone afterwards, however that ends. Folders of the same prefix that killed processes left
 * are removed on the way.
 */
export async function inTemporaryFolder<T>(prefix: string, work: (folder: string) => Promise<T>): Promise<T> {
  await removeLeft(prefix);
  const folder = await mkdtemp(join(tmpdir(), prefix));
  try {
    return await work(folder);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

async function removeLeft(prefix: string): Promise<void> {
  const names = (await readdir(tmpdir())).filter((name) => name.startsWith(prefix));
  const remove = async (folder: string) => {
    const { mtimeMs } = await stat(folder);
    if (Date.now() - mtimeMs > leftAfterMs) await rm(folder, { recursive: true, force: true });
  };
  // What somebody else has removed meanwhile, or what is not ours, is no reason to fail.
  await Promise.allSettled(names.map((name) => remove(join(tmpdir(), name))));
}
