import { utimesSync, writeSync } from 'node:fs';
import { parentPort, workerData } from 'node:worker_threads';
import { type Beats, isStale, lostCode, noteBeat, surrenderNote } from './heartbeat.ts';

// A thread of its own: a process that computes for half a minute lives, and its claim must show that.
const { claim, beats, everyMillis, staleMillis }: Beats = workerData;
/** How long the process has for stopping by itself. */
const timeoutMillis = 1_000;

const heart = setInterval(() => {
  // Whoever stood still for too long must not look alive again: another one may be about to take over.
  if (isStale(beats, staleMillis)) return surrender('it stood still for too long');
  try {
    const now = Date.now();
    utimesSync(claim, now / 1000, now / 1000);
    noteBeat(beats);
  } catch (error) {
    // Anything else may pass, and is a beat that was missed.
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') surrender('its claim is gone');
  }
}, everyMillis);

function surrender(reason: string): void {
  clearInterval(heart);
  Atomics.store(beats, 0, lostCode);
  parentPort?.postMessage(reason);
  setTimeout(() => {
    writeSync(2, surrenderNote(claim, reason));
    process.kill(process.pid, 'SIGKILL');
  }, timeoutMillis);
}
