import { randomUUID } from 'node:crypto';
import { readFileSync, readlinkSync } from 'node:fs';
import { readFile, stat } from 'node:fs/promises';
import { hostname } from 'node:os';
import * as z from 'zod/mini';

/** A held lock is touched this often … */
export const touchEveryMs = 5_000;
/** … so that one this old belongs to a process that died while holding it. */
const staleAfterMs = 30_000;

/** Whoever holds a lock, as its file says. */
const owner = z.object({
  /** Of this one time that the lock is held. */
  id: z.string().check(z.regex(/^[\w-]{1,60}$/)),
  /** Where process numbers mean the same as for its holder. */
  place: z.string(),
  process: z.int(),
});
export type LockOwner = z.infer<typeof owner>;

const place = placeOfProcesses();

/** This process, about to take a lock. */
export function newOwner(): LockOwner {
  return { id: randomUUID(), place, process: process.pid };
}

/** Who holds a lock, and whether they are gone; undefined when nobody does. */
export async function ownerOf(file: string): Promise<{ id: string; isGone: boolean } | undefined> {
  try {
    const [text, { mtimeMs }] = [await readFile(file, 'utf8'), await stat(file)];
    const isStale = Date.now() - mtimeMs > staleAfterMs;
    const parsed = z.safeParse(owner, parsedJson(text));
    // As commands of before wrote it, without a word.
    if (!parsed.success) return { id: `${Math.floor(mtimeMs)}`, isGone: isStale };
    return { id: parsed.data.id, isGone: isStale || hasEnded(parsed.data) };
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return undefined;
    throw error;
  }
}

/** Known at once of a process here; of one on another machine only its silence tells. */
function hasEnded(known: LockOwner): boolean {
  if (known.place !== place) return false;
  try {
    process.kill(known.process, 0);
    return false;
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'ESRCH';
  }
}

/** Two containers may share a name and a folder, and count their processes apart. */
function placeOfProcesses(): string {
  try {
    const start = readFileSync('/proc/sys/kernel/random/boot_id', 'utf8').trim();
    return `${start} ${readlinkSync('/proc/self/ns/pid')}`;
  } catch {
    return hostname();
  }
}

function parsedJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
