import { readdir, stat } from 'node:fs/promises';
import path from 'node:path';
import { madeAtOf } from '../backup/old-backups.ts';

/** The backups of a folder. */
export interface Found {
  /** The one that was made last, as it says itself; undefined where there is none. */
  newest: string | undefined;
  count: number;
  /** Files that call themselves backups (.gz), are newer than that and cannot be read; a cut-off one is empty. */
  unreadable: Array<{ file: string; isEmpty: boolean }>;
}

/** @param place a folder, or one file that is the newest then. @throws Error when there is no such place */
export async function findNewest(place: string): Promise<Found> {
  if (!(await stat(place)).isDirectory()) return { newest: place, count: 1, unreadable: [] };
  const backups: Array<{ file: string; madeAt: Date }> = [];
  const others: Array<{ file: string; changed: Date; isEmpty: boolean }> = [];
  for (const entry of await readdir(place, { withFileTypes: true })) {
    if (!entry.isFile()) continue;
    const file = path.join(place, entry.name);
    const madeAt = await madeAtOf(file);
    if (madeAt) backups.push({ file, madeAt });
    else if (entry.name.endsWith('.gz')) {
      const { mtime, size } = await stat(file);
      others.push({ file, changed: mtime, isEmpty: size === 0 });
    }
  }
  const [last] = backups.toSorted((a, b) => b.madeAt.getTime() - a.madeAt.getTime());
  const unreadable = others
    .filter(({ changed }) => !last || changed > last.madeAt)
    .map(({ file, isEmpty }) => ({ file, isEmpty }));
  return { newest: last?.file, count: backups.length, unreadable };
}
