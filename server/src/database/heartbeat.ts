import { readFileSync, writeSync } from 'node:fs';
import { Worker } from 'node:worker_threads';

/** What the thread needs to know. */
export interface Beats {
  claim: string;
  /**
   * When the last beat was, in ms, by three clocks: since 1970, of this process, and since the machine was started, which goes on while it
   * is suspended. The first is `lostCode` once the claim counts as lost.
   */
  beats: BigInt64Array;
  everyMillis: number;
  staleMillis: number;
}

/** In place of the time of the last beat: there is none any more. */
export const lostCode = 0n;

const pace = {
  everyMillis: 2_000,
  /** Others wait for three seconds more, in which a query that has begun can end. */
  staleMillis: 12_000,
};

/** What the system says of the time since it was started: `/proc/uptime` on Linux. */
const uptimeFile = '/proc/uptime';

export function noteBeat(beats: BigInt64Array): void {
  Atomics.store(beats, 1, ofProcess());
  Atomics.store(beats, 2, sinceStart() ?? -1n);
  Atomics.store(beats, 0, BigInt(Date.now()));
}

/**
 * Whether the last beat is longer ago than `staleMillis`. A clock that is set forward makes none old, and one that is set back hides
 * none: the time of the day alone is believed only where nothing else would tell of a machine that was suspended.
 */
export function isStale(beats: BigInt64Array, staleMillis: number): boolean {
  const ages = (at: number, now: bigint) => Number(now - Atomics.load(beats, at));
  if (Atomics.load(beats, 0) === lostCode || ages(1, ofProcess()) > staleMillis) return true;
  if (ages(0, BigInt(Date.now())) <= staleMillis) return false;
  const started = sinceStart();
  return started === undefined || Atomics.load(beats, 2) < 0n || ages(2, started) > staleMillis;
}

function ofProcess(): bigint {
  return process.hrtime.bigint() / 1_000_000n;
}

function sinceStart(): bigint | undefined {
  try {
    const [seconds = ''] = readFileSync(uptimeFile, 'utf8').split(' ');
    return BigInt(Math.floor(Number(seconds) * 1_000));
  } catch {
    return undefined;
  }
}

export interface Heartbeat {
  /** Ends the process when another one may have taken over: to be called before every use of what is locked. */
  ensure(): void;
  stop(): Promise<void>;
}

/**
 * Keeps the claim of this process fresh, also while its own thread is busy. When the claim was taken away, or no beat
 * came through for too long (a paused container, a suspended machine), the process ends at once and closes nothing:
 * closing would write into files that may belong to somebody else by now.
 */
export function startHeartbeat(claim: string, { everyMillis, staleMillis } = pace): Heartbeat {
  const beats = new BigInt64Array(new SharedArrayBuffer(3 * BigInt64Array.BYTES_PER_ELEMENT));
  noteBeat(beats);
  const data: Beats = { claim, beats, everyMillis, staleMillis };
  const thread = new Worker(new URL('./heartbeat-thread.ts', import.meta.url), { workerData: data, execArgv: [] });
  thread.unref();
  let isStopped = false;
  const surrender = (reason: string) => {
    if (isStopped) return;
    writeSync(2, surrenderNote(claim, reason));
    process.exit(1);
  };
  thread.on('message', surrender);
  thread.on('error', (error) => surrender(`its heartbeat failed: ${error}`));
  return {
    ensure() {
      if (isStale(beats, staleMillis)) surrender('it stood still for too long');
    },
    async stop() {
      isStopped = true;
      await thread.terminate();
    },
  };
}

export function surrenderNote(claim: string, reason: string): string {
  return `This process (pid ${process.pid}) stops, because another one may use its data folder by now: ${reason} (${claim}).\n`;
}
