import { MessageChannel, type MessagePort, receiveMessageOnPort } from 'node:worker_threads';
import type { Piscina } from 'piscina';
import { AppError } from '../app-error.ts';
import { noteThreadFault } from './thread-faults.ts';

export interface ThreadPoolOptions {
  /** The module whose exports are the tasks, `ready` (ready.ts) among them. What it imports is loaded before any other. */
  tasks: string;
  /** Threads at most; the first starts with the first task, and each ends when it was idle for some minutes. */
  threads: number;
  /** Tasks that may wait for a thread. */
  waiting: number;
  /** How long a task may wait for a thread. */
  waitMillis: number;
  /** Time for a task from when it has a thread that is ready. */
  deadlineMillis: number;
  /** How long a thread may take to get ready. */
  startMillis?: number;
}

export interface ThreadPool {
  /**
   * Has `task` done by a thread. One that runs beyond the deadline is ended and replaced, whatever it is doing.
   * @param hear gets what the task says while it works, in its order and all of it before the result; the task then gets
   *   `Overheard`
   * @throws {TaskOverdue} beyond the deadline
   * @throws {AppError} OVERLOADED when too many wait, or when it waited too long for a thread: that says nothing about the task
   */
  run(task: string, given: unknown, hear?: Hear): Promise<unknown>;
  /** Ends all threads; tasks under way fail. */
  close(): Promise<void>;
}

export type Hear = (said: unknown) => void;

/** What a task gets that is listened to. */
export interface Overheard<Given> {
  given: Given;
  /** Where it says how far it is. */
  told: MessagePort;
}

/** A task took longer than it may. What that means for people is for the caller to say. */
export class TaskOverdue extends Error {
  override readonly name = 'TaskOverdue';
}

const idleMillis = 5 * 60_000;
/** A thread that needs more is ended instead of the process. */
const heap = { maxOldGenerationSizeMb: 128, maxYoungGenerationSizeMb: 16 };
const retryAfterSeconds = 5;

export function createThreadPool(options: ThreadPoolOptions): ThreadPool {
  const { tasks, threads, deadlineMillis, startMillis = 30_000 } = options;
  const turns = createTurns(options);
  let starting: Promise<Piscina> | undefined;
  let isClosed = false;

  async function start(): Promise<Piscina> {
    const { Piscina } = await import('piscina');
    return new Piscina({
      filename: tasks,
      minThreads: 0,
      maxThreads: threads,
      idleTimeout: idleMillis,
      // A thread that slept on an atomic could not load modules while a task waits for them.
      atomics: 'disabled',
      resourceLimits: heap,
      recordTiming: false,
    });
  }

  /** Waits until there is a thread for everybody who has a turn. */
  async function threadsFrom(pool: Piscina): Promise<void> {
    const late = AbortSignal.timeout(startMillis);
    try {
      while (pool.threads.length < turns.taken()) await pool.run(undefined, { name: 'ready', signal: late });
    } catch (error) {
      if (late.aborted) throw new AppError('OVERLOADED', { retryAfterSeconds, cause: error });
      throw error;
    }
  }

  return {
    async run(task, given, hear) {
      await turns.take();
      const line = hear && openLine(hear);
      const overdue = new AbortController();
      let timer: NodeJS.Timeout | undefined;
      try {
        if (isClosed) throw new Error('The pool of threads is closed');
        starting ??= start();
        const pool = await starting;
        await threadsFrom(pool);
        timer = setTimeout(() => overdue.abort(), deadlineMillis);
        const how = { name: task, signal: overdue.signal };
        if (!line) return await pool.run(given, how);
        const result = await pool.run({ given, told: line.told }, { ...how, transferList: [line.told] });
        line.hearRest();
        return result;
      } catch (error) {
        if (overdue.signal.aborted) throw new TaskOverdue(`${task} took longer than ${deadlineMillis} ms`);
        noteThreadFault(error);
        throw error;
      } finally {
        clearTimeout(timer);
        line?.close();
        turns.passOn();
      }
    },
    async close() {
      isClosed = true;
      await (await starting)?.destroy();
    },
  };
}

/** A line from a task to whoever listens. Words and result travel apart: the last word may still be under way with the result. */
function openLine(hear: Hear) {
  const { port1: heard, port2: told } = new MessageChannel();
  heard.on('message', hear);
  return {
    told,
    hearRest() {
      for (let said = receiveMessageOnPort(heard); said; said = receiveMessageOnPort(heard)) hear(said.message);
    },
    close: () => heard.close(),
  };
}

/** Who may use a thread: first come, first served, and nobody waits for longer than people would. */
function createTurns({ threads, waiting, waitMillis }: ThreadPoolOptions) {
  const queue: Array<() => void> = [];
  let taken = 0;

  return {
    taken: () => taken,
    async take(): Promise<void> {
      if (taken < threads) {
        taken += 1;
        return;
      }
      if (queue.length >= waiting) throw new AppError('OVERLOADED', { retryAfterSeconds });
      await new Promise<void>((resolve, reject) => {
        const timer = setTimeout(() => {
          queue.splice(queue.indexOf(turn), 1);
          reject(new AppError('OVERLOADED', { retryAfterSeconds }));
        }, waitMillis);
        const turn = () => {
          clearTimeout(timer);
          resolve();
        };
        queue.push(turn);
      });
    },
    passOn(): void {
      const next = queue.shift();
      if (next) next();
      else taken -= 1;
    },
  };
}
