import type { Core } from '../../../core.ts';
import { job } from '../../../jobs/job.ts';
import { reviewTexts } from './review-texts.repository.ts';

export const renewTextsJob = job<Record<string, never>>('reviews.renew-texts', { concurrency: 1 });

const batchSize = 50;

/**
 * Stored texts are found by the rules of today, soon after these changed: what was handed in before has no bands for its words
 * in another order. A batch at a time; what is interrupted goes on where it was.
 */
export function renewTexts({ database, engines, jobs }: Pick<Core, 'database' | 'engines' | 'jobs'>): void {
  jobs.work(renewTextsJob, async () => {
    for (let left = batchSize; left === batchSize; ) {
      const batch = await reviewTexts(database.db).listOutdated(batchSize);
      for (const { id, text } of batch) {
        const signature = await engines.signature(text);
        await database.transaction((tx) => reviewTexts(tx).renew(id, signature));
      }
      left = batch.length;
    }
  });
  jobs.schedule(renewTextsJob, '*/5 * * * *');
}
