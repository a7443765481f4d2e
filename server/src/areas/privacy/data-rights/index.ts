import type { Feature } from '../../../http/feature.ts';
import { job } from '../../../jobs/job.ts';
import { reports } from '../../admin/index.ts';
import { privacyHandlers } from './privacy.handlers.ts';
import { privacyRoutes } from './privacy.routes.ts';

export const forgetCases = job<Record<string, never>>('privacy.forget-cases');
const keepCasesDays = 90;

/** A person can take their data along, and leave. */
export const privacyFeature: Feature = (app, core) => {
  privacyRoutes(app, core);
  privacyHandlers(core);
  core.jobs.work(forgetCases, () =>
    reports(core.database.db).forgetAboutLeft(new Date(core.now().getTime() - keepCasesDays * 86_400_000)),
  );
  core.jobs.schedule(forgetCases, '56 3 * * *');
};
