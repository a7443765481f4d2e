import type { Feature } from '../../../http/feature.ts';
import { settleBans } from './bans.job.ts';
import { privacyHandlers } from './privacy.handlers.ts';
import { privacyRoutes } from './privacy.routes.ts';

/** A person can take their data along, and leave. */
export const privacyFeature: Feature = (app, core) => {
  privacyRoutes(app, core);
  privacyHandlers(core);
  settleBans(core);
};
