import type { Feature } from '../../../http/feature.ts';
import { job } from '../../../jobs/job.ts';
import { onMemberJoined } from './auth.handlers.ts';
import { bindAuth } from './auth.routes.ts';
import { authService } from './auth.service.ts';

const cleanUp = job<Record<string, never>>('auth.clean-up');

/** Passwordless sign-in: links, sessions, who is signed in. */
export const authFeature: Feature = (app, core) => {
  const service = authService(core);
  bindAuth(app, core, service);
  onMemberJoined(core);
  core.jobs.work(cleanUp, () => service.removeExpired());
  core.jobs.schedule(cleanUp, '17 * * * *');
};
