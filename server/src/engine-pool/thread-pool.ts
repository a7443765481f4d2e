import { Piscina } from 'piscina';
import { AppError } from '../http/app-error.ts';

export interface ThreadPoolOptions {
  /** The module whose exports are the tasks. */
  tasks: string;
  /** Threads at most; the first starts with the first task, and each ends when it was idle for some minutes. */
  threads: number;
  /** Tasks that may wait for a thread. */
  waiting: number;
  /** Time for a task from being handed in: waiting, and what a thread needs to start, included. */
  deadlineMillis: number;
}

export interface ThreadPool {
  /**
   * Has `task` done by a thread. One that runs beyond the deadline is ended and replaced, whatever it is doing.
   * @throws {TaskOverdue} beyond the deadline
   * @throws {AppError} OVERLOADED when too many wait
   */
  run(task: string, given: unknown): Promise<unknown>;
  /** Ends all threads; tasks under way fail. */
  close(): Promise<void>;
}

/** A task took longer than it may. What that means for people is for the caller to say. */
export class TaskOverdue extends Error {
  override readonly name = 'TaskOverdue';
}

const idleMillis = 5 * 60_000;
/** A thread that needs more is ended instead of the process. */
const heap = { maxOldGenerationSizeMb: 128, maxYoungGenerationSizeMb: 16 };
const retryAfterSeconds = 5;

export function createThreadPool({ tasks, threads, waiting, deadlineMillis }: ThreadPoolOptions): ThreadPool {
  let pool: Piscina | undefined;

  function start(): Piscina {
    return new Piscina({
      filename: tasks,
      minThreads: 0,
      maxThreads: threads,
      maxQueue: waiting,
      idleTimeout: idleMillis,
      // A thread that slept on an atomic could not load modules while a task waits for them.
      atomics: 'disabled',
      resourceLimits: heap,
      recordTiming: false,
    });
  }

  return {
    async run(task, given) {
      pool ??= start();
      if (pool.queueSize >= waiting) throw new AppError('OVERLOADED', { retryAfterSeconds });
      const overdue = new AbortController();
      const timer = setTimeout(() => overdue.abort(), deadlineMillis);
      try {
        return await pool.run(given, { name: task, signal: overdue.signal });
      } catch (error) {
        if (overdue.signal.aborted) throw new TaskOverdue(`${task} took longer than ${deadlineMillis} ms`);
        throw error;
      } finally {
        clearTimeout(timer);
      }
    },
    async close() {
      await pool?.destroy();
    },
  };
}
