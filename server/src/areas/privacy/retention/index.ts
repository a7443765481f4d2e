import type { Feature } from '../../../http/feature.ts';
import { job } from '../../../jobs/job.ts';
import { sweep } from '../../../retention/sweep.ts';
import { createAuditSeals } from '../../admin/index.ts';
import { forgetReplaced } from '../consents/forget-replaced.ts';

const sweepRetention = job<Record<string, never>>('retention.sweep', { concurrency: 1 });

/** What is over goes: every hour, of all tables, by the one list that says how long anything is kept. */
export const retentionFeature: Feature = (_app, core) => {
  const { database, jobs, log, now } = core;
  const own = [
    { name: 'audit_log', step: () => createAuditSeals(core).forgetOldest() },
    { name: 'consents', step: () => forgetReplaced(core) },
  ];
  jobs.work(sweepRetention, async () => {
    const { removed, isDone } = await sweep({ database, now, own });
    if (removed.size > 0) log.info({ removed: Object.fromEntries(removed) }, 'what was over its time is gone');
    if (!isDone) await jobs.enqueue(database.db, sweepRetention, {});
  });
  jobs.schedule(sweepRetention, '17 * * * *');
};
