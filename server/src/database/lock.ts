import { randomUUID } from 'node:crypto';
import { link, readFile, rename, rm, stat, utimes, writeFile } from 'node:fs/promises';
import { hostname } from 'node:os';
import { setTimeout as delay } from 'node:timers/promises';
import { processStart } from './process-start.ts';

export interface Lock {
  release(): Promise<void>;
}

interface Holder {
  pid: number;
  startedAt: string;
  host: string;
  token: string;
}

/** A holder on another machine (or in another container) cannot be asked; its heartbeat must be this fresh. */
const heartbeatMillis = 2_000;
const foreignStaleMillis = 15_000;
const confirmMillis = 60;

/** The data folder belongs to another running process. */
export class LockHeldError extends Error {
  constructor(file: string, holder: Holder) {
    super(
      `Another process uses this data folder (pid ${holder.pid} on ${holder.host}, lock ${file}). ` +
        'Stop it first, or give this one its own DATA_DIR or a DATABASE_URL.',
    );
    this.name = 'LockHeldError';
  }
}

/**
 * Takes a lock file for this process, which PGlite needs: two processes on one folder corrupt it. The lock of a dead
 * process is taken over.
 * @throws {LockHeldError} when a living process holds it
 */
export async function takeLock(file: string): Promise<Lock> {
  const own: Holder = {
    pid: process.pid,
    startedAt: await processStart(process.pid),
    host: hostname(),
    token: randomUUID(),
  };
  for (;;) {
    if (await tryCreate(file, own)) return held(file, own);
    const found = await readHolder(file);
    if (found === 'gone') continue;
    if (found !== 'unreadable' && (await isAlive(file, found))) throw new LockHeldError(file, found);
    await removeStale(file, found);
    if (!(await tryCreate(file, own))) continue;
    // Another process may have judged the same stale lock and moved ours away meanwhile; look again before trusting it.
    await delay(confirmMillis);
    const confirmed = await readHolder(file);
    if (typeof confirmed === 'object' && confirmed.token === own.token) return held(file, own);
  }
}

function held(file: string, own: Holder): Lock {
  const heartbeat = setInterval(() => {
    const now = new Date();
    utimes(file, now, now).catch(() => {});
  }, heartbeatMillis);
  heartbeat.unref();
  return {
    async release() {
      clearInterval(heartbeat);
      const current = await readHolder(file);
      if (typeof current === 'object' && current.token === own.token) await rm(file, { force: true });
    },
  };
}

/** A link is atomic and carries the content at once, so that nobody ever reads a half-written lock. */
async function tryCreate(file: string, own: Holder): Promise<boolean> {
  const temporary = `${file}.${own.token}`;
  await writeFile(temporary, JSON.stringify(own));
  try {
    await link(temporary, file);
    return true;
  } catch (error) {
    if (isCode(error, 'EEXIST')) return false;
    throw error;
  } finally {
    await rm(temporary, { force: true });
  }
}

async function readHolder(file: string): Promise<Holder | 'gone' | 'unreadable'> {
  try {
    const parsed = JSON.parse(await readFile(file, 'utf8'));
    return Number.isInteger(parsed?.pid) && typeof parsed.token === 'string' ? parsed : 'unreadable';
  } catch (error) {
    return isCode(error, 'ENOENT') ? 'gone' : 'unreadable';
  }
}

async function isAlive(file: string, holder: Holder): Promise<boolean> {
  if (holder.host !== hostname()) {
    const age = Date.now() - (await stat(file).catch(() => ({ mtimeMs: Date.now() }))).mtimeMs;
    return age < foreignStaleMillis;
  }
  try {
    process.kill(holder.pid, 0);
  } catch (error) {
    if (isCode(error, 'ESRCH')) return false;
  }
  // The number may have been given to another process since.
  return (await processStart(holder.pid)) === holder.startedAt;
}

/** Moves the stale lock aside; if it turns out to be somebody's fresh one, puts it back. */
async function removeStale(file: string, judged: Holder | 'unreadable'): Promise<void> {
  const aside = `${file}.stale-${randomUUID()}`;
  try {
    await rename(file, aside);
  } catch (error) {
    if (isCode(error, 'ENOENT')) return;
    throw error;
  }
  const moved = await readHolder(aside);
  const isTheJudged =
    typeof moved === 'object' && typeof judged === 'object' ? moved.token === judged.token : moved === judged;
  if (!isTheJudged) await link(aside, file).catch(() => {});
  await rm(aside, { force: true });
}

function isCode(error: unknown, code: string): boolean {
  return error instanceof Error && 'code' in error && error.code === code;
}
