import { afterEach, describe, it } from 'node:test';
import { expect } from 'expect';
import { sql } from 'kysely';
import { pino } from 'pino';
import { aMember } from '../../testing/factories/members.ts';
import { isOnPostgres, openTestConnection } from '../../testing/test-connection.ts';
import { createDatabase, type Database } from '../database/database.ts';
import { job } from './job.ts';
import { createJobs, type Jobs } from './jobs.ts';

const now = new Date('2031-03-03T09:00:00Z');
const note = job<{ email: string }>('test.note', { retryDelay: 1 });
const log = pino({ level: 'silent' });
let database: Database;
let jobs: Jobs;

afterEach(async () => {
  await jobs.stop();
  await database.close();
});

describe('a job', () => {
  it('is carried out only when its transaction commits', async () => {
    const done: string[] = [];
    await start((to) => to.work(note, async ({ email }) => void done.push(email)));
    await database.transaction((tx) => jobs.enqueue(tx, note, { email: 'kept' }));
    const rolledBack = database.transaction(async (tx) => {
      await jobs.enqueue(tx, note, { email: 'dropped' });
      throw new Error('no');
    });
    await expect(rolledBack).rejects.toThrow('no');
    expect(await jobs.runDue(now)).toBe(1);
    expect(done).toEqual(['kept']);
  });

  it('waits for its time', async () => {
    const done: string[] = [];
    await start((to) => to.work(note, async ({ email }) => void done.push(email)));
    const startAfter = new Date(now.getTime() + 60_000);
    await jobs.enqueue(database.db, note, { email: 'later' }, { startAfter });
    await jobs.runDue(now);
    expect(done).toEqual([]);
    await jobs.runDue(startAfter);
    expect(done).toEqual(['later']);
  });

  it('is tried again after a failure, and its failure shows', async () => {
    let attempts = 0;
    await start((to) =>
      to.work(note, async () => {
        attempts += 1;
        if (attempts === 1) throw new Error('mail server down');
      }),
    );
    await jobs.enqueue(database.db, note, { email: 'x' });
    await expect(jobs.runDue(now)).rejects.toThrow('mail server down');
    expect(await jobs.runDue(now)).toBe(1);
    expect(await jobs.runDue(now)).toBe(0);
    expect(attempts).toBe(2);
  });

  it('of a kind nobody works on is a bug that shows at once', async () => {
    await start(() => {});
    await expect(jobs.enqueue(database.db, note, { email: 'x' })).rejects.toThrow('Nobody works on test.note');
    jobs.work(note, async () => {});
    expect(() => jobs.work(note, async () => {})).toThrow('two workers');
  });
});

describe('a job whose effects are in the database', () => {
  it('leaves no effect of a failed attempt', async () => {
    let attempts = 0;
    await start((to) =>
      to.workInTransaction(note, async (tx, { email }) => {
        await aMember(tx, now, { email });
        attempts += 1;
        if (attempts === 1) throw new Error('half way');
      }),
    );
    await jobs.enqueue(database.db, note, { email: 'once@example.de' });
    await expect(jobs.runDue(now)).rejects.toThrow('half way');
    expect(await countMembers()).toBe(0);
    await jobs.runDue(now);
    expect(await countMembers()).toBe(1);
  });

  it('does not count when its job was given to another worker meanwhile', async () => {
    await start((to) =>
      to.workInTransaction(note, async (tx, { email }) => {
        await aMember(tx, now, { email });
        await sql`update pgboss.job set retry_count = retry_count + 1 where name = 'test.note'`.execute(tx);
      }),
    );
    await jobs.enqueue(database.db, note, { email: 'twice@example.de' });
    await expect(jobs.runDue(now)).rejects.toThrow('taken over by another worker');
    expect(await countMembers()).toBe(0);
  });
});

describe('the workers', () => {
  it('begin by themselves and soon after a job was written', async () => {
    const { promise: email, resolve } = Promise.withResolvers<string>();
    await start((to) => to.work(note, async (data) => resolve(data.email)), { workers: true });
    await database.transaction((tx) => jobs.enqueue(tx, note, { email: 'eva@example.de' }));
    expect(await email).toBe('eva@example.de');
    expect(await jobs.isReady()).toBe(true);
  });

  it('work off what piled up without a pause between jobs', async () => {
    const { promise: done, resolve } = Promise.withResolvers<void>();
    const left = new Set(Array.from({ length: 30 }, (_, index) => `${index}@example.de`));
    await start((to) =>
      to.work(note, async ({ email }) => {
        left.delete(email);
        if (left.size === 0) resolve();
      }),
    );
    await jobs.enqueueAll(
      database.db,
      note,
      [...left].map((email) => ({ email })),
    );
    await jobs.start({ workers: true });
    const startedAt = performance.now();
    await done;
    // One by one at each poll it would be half a minute, and five minutes where a listener wakes the workers.
    expect(performance.now() - startedAt).toBeLessThan(20_000);
  });

  it('finish what they began before they stop', async () => {
    const { promise: began, resolve: begin } = Promise.withResolvers<void>();
    let isFinished = false;
    const slowly = async () => {
      begin();
      await new Promise((resolve) => setTimeout(resolve, 300));
      isFinished = true;
    };
    await start((to) => to.work(note, slowly), { workers: true });
    await jobs.enqueue(database.db, note, { email: 'x' });
    await began;
    await jobs.stop();
    expect(isFinished).toBe(true);
  });

  it('take up at once what a killed process left behind in an embedded database', { skip: isOnPostgres }, async () => {
    await start((to) => to.work(note, async () => {}));
    await jobs.enqueue(database.db, note, { email: 'left' });
    await sql`update pgboss.job set state = 'active', started_on = now() where name = 'test.note'`.execute(database.db);
    await jobs.stop();
    const { promise, resolve } = Promise.withResolvers<string>();
    jobs = createJobs(database, log);
    jobs.work(note, async ({ email }) => resolve(email));
    await jobs.start({ workers: true });
    expect(await promise).toBe('left');
  });
});

async function start(register: (jobs: Jobs) => void, options = { workers: false }): Promise<void> {
  database = createDatabase(await openTestConnection());
  jobs = createJobs(database, log);
  register(jobs);
  await jobs.start(options);
}

async function countMembers(): Promise<number> {
  const { count } = await database.db
    .selectFrom('members')
    .select((columns) => columns.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  return count;
}
