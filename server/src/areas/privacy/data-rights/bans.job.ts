import type { Core } from '../../../core.ts';
import { job } from '../../../jobs/job.ts';
import { bans } from '../../accounts/index.ts';
import { settleBan } from './bans.service.ts';

/** Ends what banned accounts were in the middle of, once their grace is over. Running it again finds only what is new. */
export const settleBansJob = job<Record<string, never>>('bans.settle-due', { concurrency: 1 });

const everyTenMinutes = '*/10 * * * *';
const batchSize = 20;

export function settleBans(core: Core): void {
  const { jobs, now } = core;
  jobs.workInTransaction(settleBansJob, async (tx) => {
    const due = await bans(tx).listDue(now(), batchSize);
    for (const member of due) await settleBan(core, tx, member, now());
    if (due.length === batchSize) await jobs.enqueue(tx, settleBansJob, {});
  });
  jobs.schedule(settleBansJob, everyTenMinutes);
}
