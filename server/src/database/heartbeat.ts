import { writeSync } from 'node:fs';
import { Worker } from 'node:worker_threads';

/** What the thread needs to know. */
export interface Beats {
  claim: string;
  /** When the last beat was, in ms since 1970; `lostCode` once the claim counts as lost. */
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
  const beats = new BigInt64Array(new SharedArrayBuffer(8));
  beats[0] = BigInt(Date.now());
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
      if (Date.now() - Number(Atomics.load(beats, 0)) > staleMillis) surrender('it stood still for too long');
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
