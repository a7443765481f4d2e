import { sql } from 'kysely';
import { type Job as BossJob, fromKysely, type PgBoss } from 'pg-boss';
import type { Logger } from 'pino';
import { apart, type Database, type Tx } from '../database/database.ts';
import { traced } from '../tracing/tracing.ts';
import { unpacked } from './carried-trace.ts';
import type { Job } from './job.ts';
import type { Observers } from './observers.ts';

export type Worker =
  | { job: Job<object>; kind: 'action'; handle: (data: object) => Promise<void> }
  | {
      job: Job<object>;
      kind: 'effect';
      prepare?: (data: object) => Promise<unknown>;
      handle: (tx: Tx, data: object, prepared: unknown) => Promise<void>;
    };

export interface Runner {
  prepare(job: Job<object>): Promise<void>;
  begin(worker: Worker): Promise<void>;
  releaseAbandoned(): Promise<void>;
  runDue(workers: readonly Worker[], now: Date): Promise<number>;
}

/** A worker that falls silent for this long is taken for dead and its job given to another. */
const heartbeatSeconds = 30;

/** Workers that a listener wakes look by themselves at least this often, for what was delayed or tried again. */
const backstopSeconds = 10;

const nobody = '00000000-0000-0000-0000-000000000000';

/** How single jobs are carried out and settled. */
export function createRunner(boss: PgBoss, database: Database, log: Logger, { metrics, tracing }: Observers): Runner {
  /** An effect settles its own job inside its transaction; an action is settled by the caller. */
  async function carryOut(worker: Worker, { data: stored, ...job }: BossJob<object>): Promise<void> {
    const { data, trace } = unpacked(stored);
    const { name } = worker.job;
    const facts = { 'messaging.system': 'pg-boss', 'messaging.destination.name': name, 'job.attempt': job.retryCount };
    const step = { name: `job ${name}`, kind: 'consumer', facts, ...trace } as const;
    // A call may have woken it, and is somebody’s.
    await apart(() => traced(tracing, step, () => measured(worker, { ...job, data })));
  }

  async function measured(worker: Worker, job: BossJob<object>): Promise<void> {
    const begun = performance.now();
    const note = (isDone: boolean) =>
      metrics?.ended({ name: worker.job.name, isDone, seconds: (performance.now() - begun) / 1_000 });
    try {
      await attempt(worker, job);
      note(true);
    } catch (error) {
      note(false);
      log.warn({ err: error, job: worker.job.name, jobId: job.id, attempt: job.retryCount }, 'a job failed');
      throw error;
    }
  }

  async function attempt(worker: Worker, job: BossJob<object>): Promise<void> {
    if (worker.kind === 'action') return worker.handle(job.data);
    const { handle, prepare } = worker;
    const prepared = await prepare?.(job.data);
    await database.transaction(async (tx) => {
      await handle(tx, job.data, prepared);
      const settled = { id: job.id, retryCount: job.retryCount };
      await boss.complete(worker.job.name, settled, null, { db: fromKysely(tx) });
      await assertSettled(tx, job.id);
    });
  }

  return {
    async prepare({ name, options }) {
      const { concurrency: _, ...queue } = options;
      const settings = { ...queue, retryBackoff: true, heartbeatSeconds, notify: true };
      await boss.createQueue(name, settings);
      await boss.updateQueue(name, settings);
      // Any look-up fills pg-boss's cache of queues; inside somebody's transaction it would be too late for that.
      await boss.findJobs(name, { id: nobody });
    },
    async begin(worker) {
      const { name, options } = worker.job;
      for (let count = 0; count < options.concurrency; count += 1) {
        let id = '';
        id = await boss.work<object>(name, { notifyPollingIntervalSeconds: backstopSeconds }, async ([job]) => {
          if (!job) return;
          // More may wait; without this it would pause after each job, for the whole interval where a listener wakes it.
          boss.notifyWorker(id);
          await carryOut(worker, job);
        });
      }
    },
    /** Only this process works on an embedded database, so what is active was abandoned by a killed one. */
    async releaseAbandoned() {
      await sql`update pgboss.job set state = 'retry', start_after = now() where state = 'active'`.execute(database.db);
    },
    async runDue(workers, now) {
      const failures: unknown[] = [];
      let done = 0;
      await makeDue(database, now, ['created', 'retry']);
      for (let isBusy = true; isBusy; ) {
        isBusy = false;
        const due = await namesOfDue(database);
        for (const worker of workers.filter(({ job }) => due.has(job.name))) {
          for (const job of await boss.fetch<object>(worker.job.name, { batchSize: 50 })) {
            isBusy = true;
            done += 1;
            await settle(boss, worker, job, () => carryOut(worker, job)).catch((error) => failures.push(error));
          }
        }
        await makeDue(database, now, ['created']);
      }
      if (failures.length > 0) throw failures[0];
      return done;
    },
  };
}

async function settle(boss: PgBoss, worker: Worker, job: BossJob<object>, work: () => Promise<void>): Promise<void> {
  const attempt = { id: job.id, retryCount: job.retryCount };
  try {
    await work();
    if (worker.kind === 'action') await boss.complete(worker.job.name, attempt);
  } catch (error) {
    await boss.fail(worker.job.name, attempt, { message: String(error) });
    throw error;
  }
}

/** The job was handed to another worker meanwhile: our effects must not count. */
async function assertSettled(tx: Tx, id: string): Promise<void> {
  const { rows } = await sql<{ state: string }>`select state::text from pgboss.job where id = ${id}`.execute(tx);
  if (rows[0]?.state !== 'completed') throw new Error(`The job ${id} was taken over by another worker`);
}

/** pg-boss compares with the database's clock; a test moves its own. */
async function makeDue(database: Database, now: Date, states: readonly string[]): Promise<void> {
  await sql`update pgboss.job set start_after = now() - interval '1 second'
    where state::text = any(${states}) and start_after <= ${now} and start_after > now() - interval '1 second'`.execute(
    database.db,
  );
}

/** One question instead of one for each kind of work. */
async function namesOfDue(database: Database): Promise<Set<string>> {
  const { rows } = await sql<{ name: string }>`
    select distinct name from pgboss.job where state < 'active' and start_after <= now()`.execute(database.db);
  return new Set(rows.map(({ name }) => name));
}
