import { mkdir, mkdtemp, rename, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';

/**
 * Makes a folder with these files, by path in it: all of them, or nothing at all.
 * @param folder must not be there yet
 * @param finish what else must succeed, in the folder that takes its place then
 */
export async function writeWhole(
  folder: string,
  files: Readonly<Record<string, string | Buffer>>,
  finish: (temporary: string) => Promise<void> = async () => {},
): Promise<void> {
  await mkdir(dirname(folder), { recursive: true });
  const temporary = await mkdtemp(join(dirname(folder), '.new-module-'));
  try {
    for (const [path, text] of Object.entries(files)) {
      await mkdir(dirname(join(temporary, path)), { recursive: true });
      await writeFile(join(temporary, path), text);
    }
    await finish(temporary);
    await rename(temporary, folder);
  } finally {
    await rm(temporary, { recursive: true, force: true });
  }
}
