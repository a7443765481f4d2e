import type { Feature } from '../../../http/feature.ts';
import { reportHandlers } from './reports.handlers.ts';
import { reportRoutes } from './reports.routes.ts';

/** Reports about partners and suspicious reviews, and deciding on them. */
export const reportsFeature: Feature = (app, core) => {
  reportRoutes(app, core);
  reportHandlers(core);
};
