import type { Feature } from '../../../core.ts';
import { profileConsequences } from './profile.consequences.ts';
import { profileRoutes } from './profile.routes.ts';

/** The business's own profile, from onboarding and from the settings. */
export const profile: Feature = (app, core) => {
  profileRoutes(app, core);
  profileConsequences(core);
};
