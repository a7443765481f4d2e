import { readdir, rm } from 'node:fs/promises';
import path from 'node:path';
import { headOf, readBackupFile } from './backup-file.ts';

/** As backup.mjs names files in a folder, with the moment. */
const ownName = /^rezenso-(\d{4}-\d\d-\d\d)T(\d\d)-(\d\d)-(\d\d)Z\.gz$/;

/**
 * Removes backups of a folder that were made before a moment, as they say themselves; of one that cannot be read, as one that was cut off, its name says it.
 * What is no backup stays.
 * @returns their names
 */
export async function removeBackupsBefore(folder: string, before: Date): Promise<string[]> {
  const removed: string[] = [];
  for (const entry of await readdir(folder, { withFileTypes: true })) {
    const file = path.join(folder, entry.name);
    const madeAt = entry.isFile() ? ((await madeAtOf(file)) ?? namedAt(entry.name)) : undefined;
    if (!madeAt || madeAt >= before) continue;
    await rm(file);
    removed.push(entry.name);
  }
  return removed.sort();
}

/** Files that backup.mjs named, of which nobody could restore anything. @returns their names */
export async function unreadableBackups(folder: string): Promise<string[]> {
  const names: string[] = [];
  for (const entry of await readdir(folder, { withFileTypes: true }))
    if (entry.isFile() && namedAt(entry.name) && !(await madeAtOf(path.join(folder, entry.name))))
      names.push(entry.name);
  return names.sort();
}

function namedAt(name: string): Date | undefined {
  const [, day, hours, minutes, seconds] = ownName.exec(name) ?? [];
  return day ? new Date(`${day}T${hours}:${minutes}:${seconds}Z`) : undefined;
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
