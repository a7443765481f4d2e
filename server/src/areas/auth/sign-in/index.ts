import type { Feature } from '../../../http/feature.ts';
import { onMemberJoined } from './auth.handlers.ts';
import { bindAuth } from './auth.routes.ts';
import { authService } from './auth.service.ts';

/** Passwordless sign-in: links, sessions, who is signed in. */
export const authFeature: Feature = (app, core) => {
  const service = authService(core);
  bindAuth(app, core, service);
  onMemberJoined(core);
};
