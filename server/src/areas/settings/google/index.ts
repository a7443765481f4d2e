import type { Feature } from '../../../http/feature.ts';
import { googleHandlers } from './google.handlers.ts';
import { googleJobs } from './google.jobs.ts';
import { googleRoutes } from './google.routes.ts';
import { createGoogleConnect, syncEveryHours } from './google-connect.service.ts';
import { createReviewSync } from './review-sync.service.ts';

/** The connection with Google: agreeing to it, and the reviews that come over it. */
export const googleFeature: Feature = async (app, core) => {
  // Who has no keys of Google does not keep its client in memory.
  const login = core.env.google.clientId ? (await import('./google-login.ts')).googleLogin(core.env) : undefined;
  googleRoutes(app, createGoogleConnect(core, login));
  googleHandlers(core);
  googleJobs(core, login && createReviewSync(core, login), syncEveryHours);
};
