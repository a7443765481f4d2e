import { TaskOverdue, type ThreadPool } from './thread-pool.ts';

/**
 * Begins every task in the quick lane, and again in the slow one when it takes too long there: whatever a task does, others
 * wait for it no longer than the quick lane's deadline. Whoever listens hears the beginning again then.
 * @param quick its deadline bounds what one task can cost another
 * @param slow its deadline is the one that callers hear of
 */
export function twoLanes(quick: ThreadPool, slow: ThreadPool): ThreadPool {
  return {
    async run(task, given, hear) {
      try {
        return await quick.run(task, given, hear);
      } catch (error) {
        if (error instanceof TaskOverdue) return slow.run(task, given, hear);
        throw error;
      }
    },
    async close() {
      await Promise.all([quick.close(), slow.close()]);
    },
  };
}
