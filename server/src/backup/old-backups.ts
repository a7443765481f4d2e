import { readdir, rm } from 'node:fs/promises';
import path from 'node:path';
import { headOf, readBackupFile } from './backup-file.ts';

/**
 * Removes backups of a folder that were made before a moment, as they say themselves; what is no backup stays, and so does one that cannot be read.
 * @returns their names
 */
export async function removeBackupsBefore(folder: string, before: Date): Promise<string[]> {
  const removed: string[] = [];
  for (const entry of await readdir(folder, { withFileTypes: true })) {
    const file = path.join(folder, entry.name);
    const madeAt = entry.isFile() ? await madeAtOf(file) : undefined;
    if (!madeAt || madeAt >= before) continue;
    await rm(file);
    removed.push(entry.name);
  }
  return removed.sort();
}

/** When a backup was made, as it says itself; undefined for what is none or cannot be read. */
export async function madeAtOf(file: string): Promise<Date | undefined> {
  const lines = readBackupFile(file);
  try {
    return new Date(headOf((await lines.next()).value).madeAt);
  } catch {
    return undefined;
  } finally {
    await lines.return(undefined);
  }
}
