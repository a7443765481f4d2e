import type { Core } from '../../../core.ts';
import { job } from '../../../jobs/job.ts';
import { openings } from './openings.repository.ts';

/** Opens handed-in reviews whose date has come. Running it again finds only what is new. */
export const openingsJob = job<Record<string, never>>('exchanges.open-due', { concurrency: 1 });

const everyTenMinutes = '*/10 * * * *';

/** A partner who hands in nothing keeps a review closed until its date, not longer. */
export function openDueReviews({ jobs, now }: Pick<Core, 'jobs' | 'now'>): void {
  jobs.workInTransaction(openingsJob, (tx) => openings(tx).openDue(now()));
  jobs.schedule(openingsJob, everyTenMinutes);
}
