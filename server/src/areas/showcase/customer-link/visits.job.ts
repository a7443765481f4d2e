import type { Core } from '../../../core.ts';
import { job } from '../../../jobs/job.ts';
import { berlinDay } from '../../../time/berlin.ts';
import { forgetFormerNames } from '../shown/former-names.repository.ts';
import { customerVisits } from './visits.repository.ts';

const forgetJob = job<Record<string, never>>('customer-visits.forget', { concurrency: 1 });
const atNight = '50 3 * * *';
/** A year to compare with, and a month to look back from. */
const keptDays = 400;

/** Counts are forgotten when nobody compares with them any more, and names of deleted accounts when others may have them. */
export function forgetOldVisits({ jobs, now }: Pick<Core, 'jobs' | 'now'>): void {
  jobs.workInTransaction(forgetJob, async (tx) => {
    const first = new Date(now().getTime() - keptDays * 86_400_000);
    await customerVisits(tx).forgetBefore(berlinDay(first));
    await forgetFormerNames(tx, now());
  });
  jobs.schedule(forgetJob, atNight);
}
