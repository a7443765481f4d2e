import type { Feature } from '../../../http/feature.ts';
import { job } from '../../../jobs/job.ts';
import { bindReauthentication } from './reauthentication.routes.ts';
import { createReauthentication } from './reauthentication.service.ts';

const cleanUp = job<Record<string, never>>('sign-in-codes.clean-up');

/** Saying once more who is there, before what cannot be taken back. */
export const reauthenticationFeature: Feature = (app, core) => {
  const service = createReauthentication(core);
  bindReauthentication(app, service);
  core.jobs.work(cleanUp, () => service.removeExpired());
  core.jobs.schedule(cleanUp, '41 * * * *');
};
