import type { Feature } from '../../../http/feature.ts';
import { disputeHandlers } from './disputes.handlers.ts';
import { disputeRoutes } from './disputes.routes.ts';

/** Recipients dispute reviews, writers answer. Who decides is the admin area's. */
export const disputesFeature: Feature = (app, core) => {
  disputeRoutes(app, core);
  disputeHandlers(core);
};
