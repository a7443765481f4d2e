import type { Core } from '../../../core.ts';
import type { Tx } from '../../../database/database.ts';
import { job } from '../../../jobs/job.ts';
import { trust } from './trust.repository.ts';
import { recomputeTrust } from './trust.service.ts';

/** Old deeds fade and missed due dates count: every score is renewed at night. */
export const nightlyTrustJob = job<Record<string, never>>('trust.nightly', { concurrency: 1 });
const recomputeJob = job<{ members: string[] }>('trust.recompute', { concurrency: 1 });

const atNight = '20 3 * * *';
/** Hours after midnight by which every score has been renewed, also where the night's job begins late. */
const renewedByHour = 5;
const batchSize = 200;

export function trustJobs({ jobs, now }: Pick<Core, 'jobs' | 'now'>): void {
  jobs.workInTransaction(recomputeJob, (tx, { members }) => recomputeTrust(tx, members, now()));
  jobs.workInTransaction(nightlyTrustJob, async (tx) => enqueue(jobs, tx, await trust(tx).listScored()));
  jobs.schedule(nightlyTrustJob, atNight);
}

/**
 * The day up to which scores that are stored know what was missed: until the night has renewed them, the day before.
 * @param now any moment
 */
export function renewedUntil(now: Date): Date {
  return new Date(now.getTime() - renewedByHour * 3_600_000);
}

async function enqueue(jobs: Core['jobs'], tx: Tx, members: readonly string[]): Promise<void> {
  const batches = Array.from({ length: Math.ceil(members.length / batchSize) }, (_, batch) => ({
    members: members.slice(batch * batchSize, (batch + 1) * batchSize),
  }));
  await jobs.enqueueAll(tx, recomputeJob, batches);
}
