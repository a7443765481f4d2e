import type { Feature } from '../../../http/feature.ts';
import { profileHandlers } from './profile.handlers.ts';
import { profileRoutes } from './profile.routes.ts';

/** The business's own profile, from onboarding and from the settings. */
export const profileFeature: Feature = (app, core) => {
  profileRoutes(app, core);
  profileHandlers(core);
};
