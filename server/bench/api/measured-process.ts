import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';

/** In megabytes. */
export interface Memory {
  /** Objects and buffers after garbage was collected. */
  used: number;
  /** With what the process took at some time and did not give back. */
  resident: number;
}

/** What a measured server says: where it listens, then its processor time whenever it is asked. */
export type Said = { address: string } | { processorMillis: number } | { memory: Memory };

/** A server in a process of its own, so that its processor time is its own. */
export interface MeasuredProcess {
  address: string;
  /** Milliseconds of processor time so far, all threads. */
  processorMillis(): Promise<number>;
  memory(): Promise<Memory>;
  stop(): Promise<void>;
}

/** @param file beside this one; it calls `say` */
export async function startMeasured(file: string, given: unknown, env: NodeJS.ProcessEnv): Promise<MeasuredProcess> {
  const child = fork(join(import.meta.dirname, file), {
    env,
    serialization: 'advanced',
    // What it logs costs it something, and nobody reads it.
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
  child.send({ given });
  const { address } = (await nextOf(child)) as { address: string };
  return {
    address,
    async processorMillis() {
      child.send({ ask: 'processor' });
      return ((await nextOf(child)) as { processorMillis: number }).processorMillis;
    },
    async memory() {
      child.send({ ask: 'memory' });
      return ((await nextOf(child)) as { memory: Memory }).memory;
    },
    async stop() {
      const ended = once(child, 'exit');
      child.kill('SIGTERM');
      await ended;
    },
  };
}

async function nextOf(child: ChildProcess): Promise<Said> {
  const waiting = new AbortController();
  const died = once(child, 'exit', { signal: waiting.signal }).then(([code]) => {
    throw new Error(`A measured server ended with ${code}`);
  });
  died.catch(() => {});
  try {
    const [said] = await Promise.race([once(child, 'message', { signal: waiting.signal }), died]);
    return said as Said;
  } finally {
    waiting.abort();
  }
}
