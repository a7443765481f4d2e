import { TaskOverdue, type ThreadPool } from './thread-pool.ts';

/**
 * Begins every task in the quick lane, and again in the slow one when it takes too long there: whatever a task does, others
 * wait for it no longer than the quick lane's deadline.
 * @param quick its deadline bounds what one task can cost another
 * @param slow its deadline is the one that callers hear of
 */
export function twoLanes(quick: ThreadPool, slow: ThreadPool): ThreadPool {
  return {
    async run(task, given) {
      try {
        return await quick.run(task, given);
      } catch (error) {
        if (error instanceof TaskOverdue) return slow.run(task, given);
        throw error;
      }
    },
    async close() {
      await Promise.all([quick.close(), slow.close()]);
    },
  };
}
