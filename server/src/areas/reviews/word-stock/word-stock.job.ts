import type { Core } from '../../../core.ts';
import { job } from '../../../jobs/job.ts';
import { type CountedText, wordStock } from './word-stock.repository.ts';

export const countWordsJob = job<Record<string, never>>('reviews.count-words', { concurrency: 1 });

const batchSize = 100;

/**
 * Counts the words of stored texts in, and of those that are gone out again, within a minute. Not when a text comes: whoever hands one in
 * would wait for everybody else whose text has the same words. Any process may do it, also several at once; what is interrupted goes on
 * where it was.
 */
export function countWords({ database, engines, jobs }: Pick<Core, 'database' | 'engines' | 'jobs'>): void {
  jobs.work(countWordsJob, async () => {
    for (let left = batchSize; left === batchSize; ) {
      const batch = await wordStock(database.db).listUncounted(batchSize);
      const read: CountedText[] = [];
      for (const { id, text, industry } of batch)
        read.push({ id, industry, words: (await engines.signature(text)).words });
      await database.transaction(async (tx) => {
        const claimed = await wordStock(tx).claim(read.map(({ id }) => id));
        await wordStock(tx).add(read.filter(({ id }) => claimed.has(id)));
      });
      left = batch.length;
    }
    for (let left = batchSize; left === batchSize; )
      left = await database.transaction((tx) => wordStock(tx).removeGone(batchSize));
  });
  jobs.schedule(countWordsJob, '* * * * *');
}
