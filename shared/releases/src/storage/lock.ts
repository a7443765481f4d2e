import { mkdir, open, rm, stat, utimes } from 'node:fs/promises';
import { dirname } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';

/** A held lock is touched this often … */
const touchEveryMs = 5_000;
/** … so that one this old belongs to a process that died while holding it. */
const staleAfterMs = 30_000;

/**
 * Runs `work` while no other process, on this machine or on another that shares the folder, holds the same lock file.
 * @param timeoutMs how long to wait for the other one
 * @throws Error when the other one holds it longer than that
 */
export async function withLock<T>(file: string, timeoutMs: number, work: () => Promise<T>): Promise<T> {
  await mkdir(dirname(file), { recursive: true });
  const deadline = Date.now() + timeoutMs;
  while (!(await created(file))) {
    if (await isStale(file)) await rm(file, { force: true });
    else if (Date.now() > deadline) throw new Error(`Another process is at work here (${file})`);
    else await pause(20 + Math.random() * 40);
  }
  const touching = setInterval(() => touch(file), touchEveryMs);
  try {
    return await work();
  } finally {
    clearInterval(touching);
    await rm(file, { force: true });
  }
}

function touch(file: string): void {
  const now = new Date();
  // Whoever removed it has taken over; the work itself decides what that means.
  utimes(file, now, now).catch(() => undefined);
}

async function created(file: string): Promise<boolean> {
  try {
    await (await open(file, 'wx')).close();
    return true;
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'EEXIST') return false;
    throw error;
  }
}

async function isStale(file: string): Promise<boolean> {
  const found = await stat(file).catch(() => undefined);
  return found !== undefined && Date.now() - found.mtimeMs > staleAfterMs;
}
