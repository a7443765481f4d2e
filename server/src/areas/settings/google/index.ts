import type { Feature } from '../../../http/feature.ts';
import { accessTokens } from './access-tokens.ts';
import { googleHandlers } from './google.handlers.ts';
import { googleJobs } from './google.jobs.ts';
import { googleRoutes } from './google.routes.ts';
import { createGoogleConnect, syncEveryHours } from './google-connect.service.ts';
import { createReplySending } from './reply-sending.service.ts';
import { createReviewSync } from './review-sync.service.ts';

/** The connection with Google: agreeing to it, the reviews that come over it, and the answers that go over it. */
export const googleFeature: Feature = async (app, core) => {
  // Who has no keys of Google does not keep its client in memory.
  const login = core.env.google.clientId ? (await import('./google-login.ts')).googleLogin(core.env) : undefined;
  const replies = createReplySending(core, login);
  googleRoutes(app, createGoogleConnect(core, login), replies);
  googleHandlers(core);
  const tokens = login && accessTokens(core, login);
  googleJobs(core, { sync: login && createReviewSync(core, login), tokens, replies }, syncEveryHours);
};
