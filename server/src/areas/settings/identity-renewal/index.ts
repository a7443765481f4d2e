import type { Feature } from '../../../http/feature.ts';
import { job } from '../../../jobs/job.ts';
import { createIdentity } from './identity.service.ts';

export const renewIdentity = job<Record<string, never>>('identity.renew', { concurrency: 1 });

/** What is stored about who is who follows the rules, soon after they changed. */
export const identityFeature: Feature = (_app, core) => {
  const service = createIdentity(core);
  core.jobs.work(renewIdentity, async () => void (await service.renew()));
  core.jobs.schedule(renewIdentity, '*/5 * * * *');
};
