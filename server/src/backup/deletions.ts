import { readFile, rename, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Db } from '../database/database.ts';
import { hasLiving } from './tables.repository.ts';

/** Stands beside the backups: which accounts were deleted, so that a restored backup can forget them again. */
const deletionsFile = (folder: string) => path.join(folder, 'deletions.txt');

const uuid = '[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}';
/** A line of ours, or one of the processes' log. */
const line = new RegExp(`^(?:(${uuid}) (\\S+)|.*"deletedMember":"(${uuid})".*)$`, 'i');

/** Ids of deleted accounts with when that was; a line of a log says only that it was. @throws Error when the file cannot be read */
export async function readDeletions(file: string): Promise<Map<string, Date | undefined>> {
  const found = new Map<string, Date | undefined>();
  for (const one of (await readFile(file, 'utf8')).split('\n')) {
    const [, id, at, logged] = line.exec(one.trim()) ?? [];
    if (id && at) found.set(id, new Date(at));
    else if (logged && !found.has(logged)) found.set(logged, undefined);
  }
  return found;
}

/** Adds to the list what is not there, and leaves out what no kept backup can bring back. @param since deletions before are in every backup that is kept */
export async function noteDeletions(folder: string, deleted: ReadonlyMap<string, Date>, since?: Date): Promise<void> {
  const file = deletionsFile(folder);
  const known = await readIfThere(file);
  const all = [...new Map([...known, ...deleted])].filter(([, at]) => !since || !at || at >= since);
  const text = all.map(([id, at]) => `${id} ${(at ?? new Date()).toISOString()}\n`).join('');
  await writeFile(`${file}.part`, text, { mode: 0o600, flush: true });
  await rename(`${file}.part`, file);
}

/** The list of a folder, if a database holds accounts that it names. */
export async function listBroughtBack(db: Db, folder: string): Promise<string | undefined> {
  const file = deletionsFile(folder);
  const known = await readIfThere(file);
  return known.size > 0 && (await hasLiving(db, [...known.keys()])) ? file : undefined;
}

function readIfThere(file: string): Promise<Map<string, Date | undefined>> {
  return readDeletions(file).catch((error) => {
    if (error.code === 'ENOENT') return new Map();
    throw error;
  });
}
