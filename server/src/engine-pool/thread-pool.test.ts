import path from 'node:path';
import { after, describe, it } from 'node:test';
import { expect } from 'expect';
import { createThreadPool, TaskOverdue } from './thread-pool.ts';

const tasks = path.join(import.meta.dirname, '../../testing/thread-tasks.ts');

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

  it('gives the first task of a name the time to load what all of them need, and later ones none of it', async () => {
    const pool = aPool({ deadlineMillis: 1_000, loadMillis: 4_000 });
    expect(await pool.run('nap', 2_000)).toBe('slept');
    await expect(pool.run('nap', 2_000)).rejects.toThrow('nap took longer than 1000 ms');
  });

  it('ends its threads when it is closed, also one at work', async () => {
    const pool = aPool({ deadlineMillis: 60_000 });
    const running = pool.run('spin', undefined).catch((error: unknown) => error);
    await pool.close();
    expect(await running).toBeInstanceOf(Error);
  });
});

function aPool(options: { waiting?: number; waitMillis?: number; deadlineMillis?: number; loadMillis?: number } = {}) {
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
