import type { Feature } from '../../../http/feature.ts';
import { userPlatformHandlers } from './user-platforms.handlers.ts';
import { userPlatformRoutes } from './user-platforms.routes.ts';

/** The review platforms on which a business has a profile. */
export const userPlatformsFeature: Feature = (app, core) => {
  userPlatformRoutes(app, core);
  userPlatformHandlers(core);
};
