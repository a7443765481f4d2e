import type { Core } from '../../../core.ts';
import { job } from '../../../jobs/job.ts';
import { berlinDay } from '../../../time/berlin.ts';
import { customerVisits } from './visits.repository.ts';

const forgetJob = job<Record<string, never>>('customer-visits.forget', { concurrency: 1 });
const atNight = '50 3 * * *';
/** A year to compare with, and a month to look back from. */
const keptDays = 400;

/** Counts are forgotten when nobody compares with them any more. */
export function forgetOldVisits({ jobs, now }: Pick<Core, 'jobs' | 'now'>): void {
  jobs.workInTransaction(forgetJob, (tx) => {
    const first = new Date(now().getTime() - keptDays * 86_400_000);
    return customerVisits(tx).forgetBefore(berlinDay(first));
  });
  jobs.schedule(forgetJob, atNight);
}
