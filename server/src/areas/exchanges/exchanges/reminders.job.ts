import type { Core } from '../../../core.ts';
import { job } from '../../../jobs/job.ts';
import { createTell } from '../../notifications/index.ts';
import { reminders } from './reminders.repository.ts';

/** Looks for reminders that are due. Running it again finds only what is new. */
export const remindersJob = job<Record<string, never>>('exchanges.remind', { concurrency: 1 });

/** Hourly in daytime: nobody is reminded at night, and a server that was down in the morning makes up for it. */
const daytime = '5 8-18 * * *';
const batchSize = 200;

/** Reminds reviewers of open reviews three days before they are due, on the day, and three days after. */
export function remindOfDueReviews(core: Pick<Core, 'jobs' | 'mailer' | 'env' | 'now'>): void {
  const { jobs, now } = core;
  const tell = createTell(core);

  jobs.workInTransaction(remindersJob, async (tx) => {
    const at = now();
    const due = await reminders(tx).listDue(at, batchSize);
    for (const reminder of due) await tell(tx, { kind: 'exchange.reminder', ...reminder }, at);
    if (due.length === batchSize) await jobs.enqueue(tx, remindersJob, {});
  });
  jobs.schedule(remindersJob, daytime);
}
