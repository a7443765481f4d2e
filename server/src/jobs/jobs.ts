import { fromKysely, type JobInsert, PgBoss } from 'pg-boss';
import type { Logger } from 'pino';
import type { Database, Db, Tx } from '../database/database.ts';
import { carrying } from './carried-trace.ts';
import type { Job } from './job.ts';
import type { Observers } from './observers.ts';
import { createRunner, type Runner, type Worker } from './runner.ts';

export interface EnqueueOptions {
  /** Not before this moment. */
  startAfter?: Date;
}

/** Work that is carried out later, at least once, also when the process dies. */
export interface Jobs {
  /** Says how `job` is done, at least once: for effects outside the database (mail, HTTP). */
  work<Data extends object>(job: Job<Data>, handle: (data: Data) => Promise<void>): void;
  /**
   * Says how `job` is done when all its effects are in the database: the job's completion commits with them, so it is
   * effective exactly once.
   * @param prepare what takes time and changes nothing: it runs before the transaction, and `handle` gets its result
   */
  workInTransaction<Data extends object, Prepared = undefined>(
    job: Job<Data>,
    handle: (tx: Tx, data: Data, prepared: Prepared) => Promise<void>,
    prepare?: (data: Data) => Promise<Prepared>,
  ): void;
  /** Enqueues `job` at every time that `cron` names, in German time. Its data is empty. */
  schedule(job: Job<Record<string, never>>, cron: string): void;
  /** Writes a job with the queries of `tx` (or at once with `database.db`). */
  enqueue<Data extends object>(tx: Tx | Db, job: Job<Data>, data: Data, options?: EnqueueOptions): Promise<void>;
  /** Several jobs of one kind in one statement. */
  enqueueAll<Data extends object>(tx: Tx | Db, job: Job<Data>, data: readonly Data[]): Promise<void>;
  /** Creates the queues; with `workers` begins to work. Register all work before. */
  start(options: { workers: boolean }): Promise<void>;
  /** Waits for running work, at most ten seconds. */
  stop(): Promise<void>;
  /** Whether the queue's tables answer. */
  isReady(): Promise<boolean>;
  /** Does now what is due at `now`, each job once, and throws the first failure. For tests. */
  runDue(now: Date): Promise<number>;
}

/** Schedules of earlier versions, which would go on filling queues that nobody works on. */
const retired = [
  'auth.clean-up',
  'customer-visits.forget',
  'email-address.clean-up',
  'former-accounts.forget',
  'matches.clean-up',
  'module-health.clean-up',
  'passkeys.clean-up',
  'privacy.forget-cases',
  'reviews.clean-up',
  'sign-in-codes.clean-up',
  'system.clean-up',
] as const;

const zone = 'Europe/Berlin';
const stopMillis = 10_000;
/** How often a process looks for jobs of workers that fell silent. */
const lookSeconds = 10;

export function createJobs(database: Database, log: Logger, observers: Observers = {}): Jobs {
  const boss = new PgBoss({
    ...database.jobs,
    useListenNotify: true,
    superviseIntervalSeconds: lookSeconds,
    monitorIntervalSeconds: lookSeconds,
  });
  const workers = new Map<string, Worker>();
  const schedules = new Map<string, string>();
  const runner: Runner = createRunner(boss, database, log, observers);
  boss.on('error', (error) => log.error({ err: error }, 'the job queue met an error'));
  boss.on('warning', (warning) => log.warn({ warning }, 'the job queue warns'));

  function register(worker: Worker): void {
    if (workers.has(worker.job.name)) throw new Error(`The job ${worker.job.name} has two workers`);
    workers.set(worker.job.name, worker);
  }

  async function enqueueAll<Data extends object>(
    tx: Tx | Db,
    job: Job<Data>,
    data: readonly Data[],
    options: EnqueueOptions = {},
  ): Promise<void> {
    if (!workers.has(job.name)) throw new Error(`Nobody works on ${job.name}`);
    if (data.length === 0) return;
    const here = observers.tracing?.traceparent();
    const isPutOff = options.startAfter !== undefined;
    const inserts: JobInsert[] = data.map((one) => ({ data: carrying(one, here, isPutOff), ...options }));
    await boss.insert(job.name, inserts, { db: fromKysely(tx), returnId: false });
  }

  return {
    work: (job, handle) => register({ job, kind: 'action', handle: handle as (data: object) => Promise<void> }),
    workInTransaction: (job, handle, prepare) =>
      register({
        job,
        kind: 'effect',
        handle: handle as (tx: Tx, data: object, prepared: unknown) => Promise<void>,
        ...(prepare && { prepare: prepare as (data: object) => Promise<unknown> }),
      }),
    schedule: (job, cron) => void schedules.set(job.name, cron),
    enqueue: (tx, job, data, options) => enqueueAll(tx, job, [data], options),
    enqueueAll: (tx, job, data) => enqueueAll(tx, job, data),
    async start(options) {
      await boss.start();
      for (const { job } of workers.values()) await runner.prepare(job);
      if (!options.workers) return;
      if (database.engine === 'pglite') await runner.releaseAbandoned();
      for (const name of retired) await boss.unschedule(name);
      for (const [name, cron] of schedules) await boss.schedule(name, cron, {}, { tz: zone });
      for (const worker of workers.values()) await runner.begin(worker);
    },
    stop: () => boss.stop({ graceful: true, timeout: stopMillis }),
    isReady: () => boss.isInstalled().catch(() => false),
    runDue: (now) => runner.runDue([...workers.values()], now),
  };
}
