import type { Feature } from '../../../http/feature.ts';
import { job } from '../../../jobs/job.ts';
import { reports } from '../../admin/index.ts';
import { privacyRoutes } from './privacy.routes.ts';
import { closeLate, leavePartners, returnToPartners } from './privacy.service.ts';

export const forgetCases = job<Record<string, never>>('privacy.forget-cases');
const keepCasesDays = 90;

/** A person can take their data along, and leave. */
export const privacyFeature: Feature = (app, core) => {
  privacyRoutes(app, core);
  core.events.on('member.left', 'close-late', (tx, { memberId, occurredAt }) =>
    closeLate(core, tx, memberId, occurredAt),
  );
  core.events.on('member.status-changed', 'leave-partners', async (tx, { memberId, from, to, occurredAt }) => {
    if (to === 'banned') await leavePartners(core, tx, memberId, occurredAt);
    else if (from === 'banned') await returnToPartners(tx, memberId);
  });
  core.jobs.work(forgetCases, () =>
    reports(core.database.db).forgetAboutLeft(new Date(core.now().getTime() - keepCasesDays * 86_400_000)),
  );
  core.jobs.schedule(forgetCases, '56 3 * * *');
};
