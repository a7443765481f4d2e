import type { Feature } from '../../../http/feature.ts';
import { activities } from '../../notifications/index.ts';
import { userPlatformRoutes } from './user-platforms.routes.ts';

/** The review platforms on which a business has a profile. */
export const userPlatformsFeature: Feature = (app, core) => {
  userPlatformRoutes(app, core);
  core.events.on('platform.added', 'remember', async (tx, { memberId, platform, occurredAt }) => {
    await activities(tx).add({ memberId, type: 'platform.added', subject: platform, data: { platform } }, occurredAt);
  });
};
