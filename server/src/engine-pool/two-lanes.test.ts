import path from 'node:path';
import { after, describe, it } from 'node:test';
import { expect } from 'expect';
import { createThreadPool, TaskOverdue, type ThreadPool } from './thread-pool.ts';
import { twoLanes } from './two-lanes.ts';

const tasks = path.join(import.meta.dirname, '../../testing/thread-tasks.ts');
const bounds = { tasks, threads: 1, waiting: 16, waitMillis: 60_000 };

describe('two lanes of threads', () => {
  it('let everybody else pass while one task takes for ever', async () => {
    const lanes = twoLanes(aPool({ deadlineMillis: 1_500 }), aPool({ deadlineMillis: 120_000 }));
    let isOver = false;
    const slow = lanes.run('spin', undefined).catch(() => {
      isOver = true;
    });
    const others = Array.from({ length: 10 }, (_, index) => lanes.run('echo', index));
    expect(await Promise.all(others)).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8, 9]);
    expect(isOver).toBe(false);
    await lanes.close();
    await slow;
  });

  it('give a task that is slow all of its time, and say when that is over', async () => {
    const seen: string[] = [];
    const lane = (name: string, run: ThreadPool['run']): ThreadPool => ({
      run: (task, given, hear) => {
        seen.push(name);
        hear?.(name);
        return run(task, given);
      },
      close: async () => {},
    });
    const overdue = () => Promise.reject(new TaskOverdue('too slow'));
    expect(
      await twoLanes(
        lane('quick', overdue),
        lane('slow', async () => 'done'),
      ).run('x', 1),
    ).toBe('done');
    await expect(twoLanes(lane('quick', overdue), lane('slow', overdue)).run('x', 1)).rejects.toBeInstanceOf(
      TaskOverdue,
    );
    const heard: unknown[] = [];
    const done = lane('slow', async () => 'done');
    await twoLanes(lane('quick', overdue), done).run('x', 1, (word) => heard.push(word));
    expect(heard).toEqual(['quick', 'slow']);
    const broken = lane('quick', () => Promise.reject(new Error('broken')));
    await expect(twoLanes(broken, lane('never', overdue)).run('x', 1)).rejects.toThrow('broken');
    expect(seen).toEqual(['quick', 'slow', 'quick', 'slow', 'quick', 'slow', 'quick']);
  });
});

function aPool(options: { deadlineMillis: number }): ThreadPool {
  const pool = createThreadPool({ ...bounds, ...options });
  after(() => pool.close());
  return pool;
}
