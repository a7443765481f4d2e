import type { Feature } from '../../../http/feature.ts';
import { job } from '../../../jobs/job.ts';
import { emailAddressRoutes } from './email-address.routes.ts';
import { createEmailAddress } from './email-address.service.ts';

const cleanUp = job<Record<string, never>>('email-address.clean-up');

/** With which address a member signs in, and changing it. */
export const emailAddressFeature: Feature = (app, core) => {
  const service = createEmailAddress(core);
  emailAddressRoutes(app, service);
  core.jobs.work(cleanUp, () => service.removeExpired());
  core.jobs.schedule(cleanUp, '27 * * * *');
};
