import path from 'node:path';
import { after, describe, it } from 'node:test';
import { expect } from 'expect';
import { createThreadPool, TaskOverdue, type ThreadPoolOptions } from './thread-pool.ts';

const tasks = path.join(import.meta.dirname, '../../testing/thread-tasks.ts');
/** Takes a second and a half to load. */
const slowTasks = path.join(import.meta.dirname, '../../testing/slow-thread-tasks.ts');

describe('a pool of threads', () => {
  it('ends a task that never ends, answers its caller, and works on', async () => {
    const pool = aPool({ deadlineMillis: 1_500 });
    expect(await pool.run('echo', 'warm')).toBe('warm');
    await expect(pool.run('spin', undefined)).rejects.toBeInstanceOf(TaskOverdue);
    expect(await pool.run('echo', 'after')).toBe('after');
  });

  it('leaves the event loop alone meanwhile', async () => {
    const pool = aPool({ deadlineMillis: 1_000 });
    const late = watchLoop();
    await expect(pool.run('spin', undefined)).rejects.toBeInstanceOf(TaskOverdue);
    expect(late.ticks()).toBeGreaterThan(20);
  });

  it('passes on what a task throws', async () => {
    await expect(aPool().run('fail', 'broken')).rejects.toThrow('broken');
  });

  it('hears what a task says, in its order and all of it before the result', async () => {
    const pool = aPool();
    const words = Array.from({ length: 50 }, (_, index) => `word ${index}`);
    for (let round = 0; round < 20; round += 1) {
      const heard: unknown[] = [];
      const count = await pool.run('speak', words, (word) => heard.push(word));
      expect([count, heard]).toEqual([50, words]);
    }
  });

  it('hears a task while it works, also one that is ended', async () => {
    const pool = aPool({ deadlineMillis: 3_000 });
    const { promise, resolve } = Promise.withResolvers<unknown>();
    const ended = pool.run('sayAndSpin', undefined, resolve).catch((error: unknown) => error);
    expect(await Promise.race([promise, ended])).toBe('begun');
    expect(await ended).toBeInstanceOf(TaskOverdue);
  });

  it('outlives a task that eats all memory of its thread', async () => {
    const pool = aPool({ deadlineMillis: 20_000 });
    await expect(pool.run('hoard', undefined)).rejects.toThrow(/memory/i);
    expect(await pool.run('echo', 'after')).toBe('after');
  });

  it('turns away what would wait behind too many others', async () => {
    const pool = aPool({ waiting: 2, waitMillis: 300, deadlineMillis: 1_500 });
    const taken = Array.from({ length: 3 }, () => pool.run('spin', undefined).catch((error: unknown) => error));
    await expect(pool.run('echo', 'too many')).rejects.toMatchObject({ code: 'OVERLOADED', retryAfterSeconds: 5 });
    const [slow, ...others] = await Promise.all(taken);
    expect(slow).toBeInstanceOf(TaskOverdue);
    for (const other of others) expect(other).toMatchObject({ code: 'OVERLOADED', retryAfterSeconds: 5 });
  });

  it('gives a task all of its time, however long it waited behind a slow one', async () => {
    const pool = aPool({ waitMillis: 20_000, deadlineMillis: 1_500 });
    const slow = pool.run('spin', undefined).catch((error: unknown) => error);
    expect(await pool.run('echo', 'waited')).toBe('waited');
    expect(await slow).toBeInstanceOf(TaskOverdue);
  });

  it('gives a task all of its time, however long its thread takes to load, the second one as well', async () => {
    const pool = aPool({ tasks: slowTasks, threads: 2, deadlineMillis: 1_000 });
    expect(await Promise.all([pool.run('echo', 1), pool.run('echo', 2)])).toEqual([1, 2]);
  });

  it('answers OVERLOADED when a thread does not get ready in time, and works once it is', async () => {
    const pool = aPool({ tasks: slowTasks, startMillis: 300 });
    await expect(pool.run('echo', 'early')).rejects.toMatchObject({ code: 'OVERLOADED', retryAfterSeconds: 5 });
    await new Promise((resolve) => setTimeout(resolve, 2_000));
    expect(await pool.run('echo', 'later')).toBe('later');
  });

  it('ends its threads when it is closed, also one at work', async () => {
    const pool = aPool({ deadlineMillis: 60_000 });
    const running = pool.run('spin', undefined).catch((error: unknown) => error);
    await pool.close();
    expect(await running).toBeInstanceOf(Error);
  });
});

function aPool(options: Partial<ThreadPoolOptions> = {}) {
  const pool = createThreadPool({
    tasks,
    threads: 1,
    waiting: 10,
    waitMillis: 10_000,
    deadlineMillis: 10_000,
    ...options,
  });
  after(() => pool.close());
  return pool;
}

/** Counts turns of this thread's event loop, 10 ms apart. */
function watchLoop() {
  let ticks = 0;
  const timer = setInterval(() => {
    ticks += 1;
  }, 10);
  after(() => clearInterval(timer));
  return { ticks: () => ticks };
}
