import { mkdir, open, rename, rm, utimes, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { type LockOwner, newOwner, ownerOf, touchEveryMs } from './lock-owner.ts';

/** @throws Error when somebody took the lock over meanwhile: ask right before what cannot be undone */
export type AssertHeld = () => Promise<void>;

/**
 * Runs `work` while no other process, on this machine or on another that shares the folder, holds the same lock file. One that a
 * process left which ended is taken over: at once where that can be seen, otherwise after half a minute of silence.
 * @param timeoutMs how long to wait for the other one
 * @throws Error when the other one holds it longer than that
 */
export async function withLock<T>(
  file: string,
  timeoutMs: number,
  work: (assertHeld: AssertHeld) => Promise<T>,
): Promise<T> {
  await mkdir(dirname(file), { recursive: true });
  const { id } = await acquire(file, Date.now() + timeoutMs);
  const isHeld = async () => (await ownerOf(file))?.id === id;
  const touching = setInterval(() => touch(file), touchEveryMs);
  try {
    return await work(async () => {
      if (!(await isHeld())) throw new Error(`Another process took over the lock (${file}); nothing was changed`);
    });
  } finally {
    clearInterval(touching);
    if (await isHeld()) await rm(file, { force: true });
  }
}

async function acquire(file: string, deadline: number): Promise<LockOwner> {
  const me = newOwner();
  for (;;) {
    const known = await ownerOf(file);
    if (!known && (await created(file, me))) return me;
    if (known?.isGone && (await tookOver(file, known.id, me, deadline))) return me;
    if (known?.isGone === false) {
      if (Date.now() > deadline) throw new Error(`Another process is at work here (${file})`);
      await pause(20 + Math.random() * 40);
    }
  }
}

/**
 * Puts us in the place of whoever is gone. Many may see that at the same time, and the slower ones must not take it from the
 * faster one: only who holds the lock of that name may, and only while the file still names the one who is gone.
 */
async function tookOver(file: string, gone: string, me: LockOwner, deadline: number): Promise<boolean> {
  const turn = `${file}.${gone}`;
  await acquire(turn, deadline);
  try {
    if ((await ownerOf(file))?.id !== gone) return false;
    const draft = `${file}.${me.id}.tmp`;
    await writeFile(draft, JSON.stringify(me));
    await rename(draft, file);
    return true;
  } finally {
    await rm(turn, { force: true });
  }
}

async function created(file: string, me: LockOwner): Promise<boolean> {
  const handle = await open(file, 'wx').catch((error) => {
    if (error instanceof Error && 'code' in error && error.code === 'EEXIST') return undefined;
    throw error;
  });
  if (!handle) return false;
  try {
    await handle.writeFile(JSON.stringify(me));
    return true;
  } catch (error) {
    // On a full disk: one that names nobody would keep everybody waiting for half a minute.
    await rm(file, { force: true });
    throw error;
  } finally {
    await handle.close();
  }
}

function touch(file: string): void {
  const now = new Date();
  // Whoever removed it has taken over; the work asks for that.
  utimes(file, now, now).catch(() => undefined);
}
