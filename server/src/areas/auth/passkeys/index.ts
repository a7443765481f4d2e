import type { Feature } from '../../../http/feature.ts';
import { job } from '../../../jobs/job.ts';
import { bindPasskeys } from './passkeys.routes.ts';
import { createPasskeys } from './passkeys.service.ts';

const cleanUp = job<Record<string, never>>('passkeys.clean-up');

/** Signing in with passkeys, and proving with one that an admin is there. */
export const passkeysFeature: Feature = (app, core) => {
  const service = createPasskeys(core);
  bindPasskeys(app, core, service);
  core.jobs.work(cleanUp, () => service.removeExpired());
  core.jobs.schedule(cleanUp, '37 * * * *');
};
