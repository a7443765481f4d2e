import { randomInt, randomUUID } from 'node:crypto';
import { readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { hostname } from 'node:os';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { startHeartbeat } from './heartbeat.ts';
import { processSpace } from './process-space.ts';
import { processStart } from './process-start.ts';

export interface Lock {
  /** Ends the process when it may have lost the lock: to be called before every use of what is locked. */
  ensure(): void;
  release(): Promise<void>;
}

/** What a process writes about itself into its own claim. */
interface Claim {
  pid: number;
  startedAt: string;
  host: string;
  /** Where `pid` means this process (see processSpace); absent when that could not be known. */
  space?: string;
  token: string;
  isHeld: boolean;
}

/** A holder on another machine or in another container cannot be asked; its heartbeat must be this fresh. */
const foreignStaleMillis = 15_000;
/** A heartbeat that looks old, or is yet to come, is watched for two beats: clocks are set, and those of two machines differ. */
const watchMillis = 5_000;
const lookEveryMillis = 250;
/** Longest pause before a process that met another one at the door tries again. */
const pauseMillisAtMost = 60;

interface LockOptions {
  findSpace?: typeof processSpace;
  watchMillis?: number;
}

/** The data folder belongs to another running process. */
export class LockHeldError extends Error {
  constructor(file: string, holder: Claim) {
    super(
      `Another process uses this data folder (pid ${holder.pid} on ${holder.host}, lock ${file}). ` +
        'Stop it first, or give this one its own DATA_DIR or a DATABASE_URL.',
    );
    this.name = 'LockHeldError';
  }
}

/**
 * Takes a lock for this process, which PGlite needs: two processes on one folder corrupt it. The lock of a dead process
 * is taken over.
 *
 * Each process writes a claim of its own, `<file>.<token>`, and only then looks at the others'. Of two processes the one
 * that wrote later therefore always sees the other: never do both go on, and nobody ever removes a living claim. A
 * single shared file cannot promise that, because judging it stale and replacing it are two steps.
 * @param options only tests have a reason to change them
 * @throws {LockHeldError} when a living process holds it
 */
export async function takeLock(file: string, options: LockOptions = {}): Promise<Lock> {
  const { findSpace = processSpace, watchMillis: watched = watchMillis } = options;
  const [startedAt, space] = await Promise.all([processStart(process.pid), findSpace()]);
  const known = space === undefined ? {} : { space };
  const own: Claim = { pid: process.pid, startedAt, host: hostname(), ...known, token: randomUUID(), isHeld: false };
  for (;;) {
    await write(file, own);
    const others = await livingOthers(file, own, watched).catch(async (error: unknown) => {
      await rm(claimFile(file, own.token), { force: true });
      throw error;
    });
    if (others.length === 0) {
      await write(file, { ...own, isHeld: true });
      return held(claimFile(file, own.token));
    }
    await rm(claimFile(file, own.token), { force: true });
    const holder = others.find((other) => other.isHeld);
    if (holder) throw new LockHeldError(file, holder);
    await delay(randomInt(1, pauseMillisAtMost));
  }
}

function held(claim: string): Lock {
  const heartbeat = startHeartbeat(claim);
  return {
    ensure: () => heartbeat.ensure(),
    async release() {
      await heartbeat.stop();
      await rm(claim, { force: true });
    },
  };
}

function claimFile(file: string, token: string): string {
  return `${file}.${token}`;
}

/** A rename is atomic, so that nobody ever reads a half-written claim. */
async function write(file: string, claim: Claim): Promise<void> {
  const temporary = `${file}-${claim.token}.tmp`;
  await writeFile(temporary, JSON.stringify(claim));
  await rename(temporary, claimFile(file, claim.token));
}

/** Claims of other living processes; those of dead ones are removed on the way. */
async function livingOthers(file: string, own: Claim, watched: number): Promise<Claim[]> {
  const folder = path.dirname(file);
  const prefix = `${path.basename(file)}.`;
  const names = (await readdir(folder)).filter((name) => name.startsWith(prefix) && name !== prefix + own.token);
  const found = await Promise.all(names.map((name) => livingClaim(path.join(folder, name), own, watched)));
  return found.filter((claim) => claim !== undefined);
}

async function livingClaim(file: string, own: Claim, watched: number): Promise<Claim | undefined> {
  const claim = await readClaim(file);
  if (claim === 'gone') return undefined;
  if (claim !== 'unreadable' && (await isAlive(file, claim, own, watched))) return claim;
  await rm(file, { force: true });
  return undefined;
}

/** @throws Error when the disk or the rights keep us from reading it: it may well be that of a living process */
async function readClaim(file: string): Promise<Claim | 'gone' | 'unreadable'> {
  const text = await readFile(file, 'utf8').catch((error: unknown) => {
    if (isCode(error, 'ENOENT')) return undefined;
    throw error;
  });
  if (text === undefined) return 'gone';
  try {
    const parsed = JSON.parse(text);
    return Number.isInteger(parsed?.pid) && typeof parsed.token === 'string' ? parsed : 'unreadable';
  } catch {
    return 'unreadable';
  }
}

/** A process number from elsewhere says nothing here, neither that it lives nor that it is dead. */
async function isAlive(file: string, claim: Claim, own: Claim, watched: number): Promise<boolean> {
  if (own.space === undefined || claim.space !== own.space) return beats(file, watched);
  try {
    process.kill(claim.pid, 0);
  } catch (error) {
    if (isCode(error, 'ESRCH')) return false;
  }
  // The number may have been given to another process since.
  return (await processStart(claim.pid)) === claim.startedAt;
}

/** Whether a claim that nobody here can ask about is kept fresh, or was a moment ago. */
async function beats(file: string, watched: number): Promise<boolean> {
  const latest = performance.now() + watched;
  const first = await beatOf(file);
  for (let last = first; last !== undefined; last = await beatOf(file)) {
    const age = Date.now() - last;
    if (last !== first || (age >= 0 && age < foreignStaleMillis)) return true;
    if (performance.now() > latest) return false;
    await delay(Math.min(lookEveryMillis, watched));
  }
  return false;
}

/** When its heart beat last, by the clock of its machine; undefined when it is gone. */
async function beatOf(file: string): Promise<number | undefined> {
  try {
    return (await stat(file)).mtimeMs;
  } catch (error) {
    if (isCode(error, 'ENOENT')) return undefined;
    throw error;
  }
}

function isCode(error: unknown, code: string): boolean {
  return error instanceof Error && 'code' in error && error.code === code;
}
