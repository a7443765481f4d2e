import type { Core } from '../../../core.ts';
import type { Feature } from '../../../http/feature.ts';
import { job } from '../../../jobs/job.ts';
import { sweep } from '../../../retention/sweep.ts';
import type { Step } from '../../../retention/sweeps.repository.ts';
import { createAuditSeals } from '../../admin/index.ts';
import { abandonedMatches } from '../../matching/index.ts';
import { forgetReplaced } from '../consents/forget-replaced.ts';

const sweepRetention = job<Record<string, never>>('retention.sweep', { concurrency: 1 });

/** What is over goes: every hour, of all tables, by the one list that says how long anything is kept. */
export const retentionFeature: Feature = (_app, core) => {
  const { database, jobs, log, now } = core;
  const own = [
    { name: 'audit_log', step: () => createAuditSeals(core).forgetOldest() },
    { name: 'consents', step: () => forgetReplaced(core) },
    { name: 'abandoned_matches', step: () => removeAbandoned(core) },
  ];
  jobs.work(sweepRetention, async () => {
    const { removed, isDone } = await sweep({ database, now, own });
    if (removed.size > 0) log.info({ removed: Object.fromEntries(removed) }, 'what was over its time is gone');
    if (!isDone) await jobs.enqueue(database.db, sweepRetention, {});
  });
  jobs.schedule(sweepRetention, '17 * * * *');
};

/** A match with all that hangs on it is more than a row. */
const matchesAtOnce = 50;

/** What accounts shared that have both left; the last deletion took it along, this is for what it missed. */
async function removeAbandoned({ database }: Pick<Core, 'database'>): Promise<Step> {
  const removed = await abandonedMatches(database.db).removeSome(matchesAtOnce);
  return { removed, isDone: removed < matchesAtOnce };
}
