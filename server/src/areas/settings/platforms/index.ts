import type { Feature } from '../../../http/feature.ts';
import { createTell } from '../../notifications/index.ts';
import { userPlatformRoutes } from './user-platforms.routes.ts';

/** The review platforms on which a business has a profile. */
export const userPlatformsFeature: Feature = (app, core) => {
  userPlatformRoutes(app, core);
  const tell = createTell(core);
  core.events.on('platform.added', 'remember', (tx, { memberId, platform, occurredAt }) =>
    tell(tx, { kind: 'platform.added', memberId, platform }, occurredAt),
  );
};
