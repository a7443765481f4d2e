import type { Core } from '../../../core.ts';
import type { Tx } from '../../../database/database.ts';
import type { Feature } from '../../../http/feature.ts';
import { job } from '../../../jobs/job.ts';
import { trustHandlers } from './trust.handlers.ts';
import { trust as trustOf } from './trust.repository.ts';
import { recomputeTrust } from './trust.service.ts';

/** Old deeds fade and missed due dates count: every score is renewed at night. */
export const nightlyTrustJob = job<Record<string, never>>('trust.nightly', { concurrency: 1 });
const recomputeJob = job<{ members: string[] }>('trust.recompute', { concurrency: 1 });

const atNight = '20 3 * * *';
const batchSize = 200;

/** The trust score, kept up to date. */
export const trustFeature: Feature = (_app, core) => {
  const { jobs, now } = core;

  trustHandlers(core);
  jobs.workInTransaction(recomputeJob, (tx, { members }) => recomputeTrust(tx, members, now()));
  jobs.workInTransaction(nightlyTrustJob, (tx) => enqueueAll(tx, core));
  jobs.schedule(nightlyTrustJob, atNight);
};

async function enqueueAll(tx: Tx, { jobs }: Pick<Core, 'jobs'>): Promise<void> {
  const members = await trustOf(tx).listScored();
  const batches = Array.from({ length: Math.ceil(members.length / batchSize) }, (_, batch) => ({
    members: members.slice(batch * batchSize, (batch + 1) * batchSize),
  }));
  await jobs.enqueueAll(tx, recomputeJob, batches);
}
