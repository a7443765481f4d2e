import type { Core } from '../../../core.ts';
import { job } from '../../../jobs/job.ts';
import { createTell } from '../../notifications/index.ts';
import { openings } from './openings.repository.ts';

/** Opens handed-in reviews whose date has come. Running it again finds only what is new. */
export const openingsJob = job<Record<string, never>>('exchanges.open-due', { concurrency: 1 });

const everyTenMinutes = '*/10 * * * *';

/** A partner who hands in nothing keeps a review closed until its date, not longer; whom it is for is told that it is open. */
export function openDueReviews(core: Pick<Core, 'jobs' | 'mailer' | 'env' | 'now'>): void {
  const { jobs, now } = core;
  const tell = createTell(core);

  jobs.workInTransaction(openingsJob, async (tx) => {
    const at = now();
    for (const exchangeId of await openings(tx).openDue(at))
      await tell(tx, { kind: 'exchange.opened', exchangeId }, at);
  });
  jobs.schedule(openingsJob, everyTenMinutes);
}
