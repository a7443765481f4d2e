import type { Core } from '../../../core.ts';
import { job } from '../../../jobs/job.ts';
import { verdicts } from '../cases/verdicts.repository.ts';
import { createJudging } from './judging.service.ts';

const judgeDueJob = job<Record<string, never>>('rings.judge-due', { concurrency: 1 });

const batchSize = 50;

/**
 * Both sides of every review that was handed in since they were judged last. By the clock and not by the event: handing in waits for
 * nothing, and reviews of one minute are one judgement. What is interrupted goes on where it was.
 */
export function judgeDue(core: Pick<Core, 'database' | 'events' | 'mailer' | 'env' | 'jobs' | 'now'>): void {
  const { database, jobs, now } = core;
  const judging = createJudging(core);
  jobs.work(judgeDueJob, async () => {
    for (let left = batchSize; left === batchSize; ) {
      const batch = await verdicts(database.db).listDue(now(), batchSize);
      for (const member of batch) await judging.judge(member, now());
      left = batch.length;
    }
  });
  jobs.schedule(judgeDueJob, '* * * * *');
}
