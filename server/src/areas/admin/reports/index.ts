import type { Feature } from '../../../core.ts';
import { reportConsequences } from './reports.consequences.ts';
import { reportRoutes } from './reports.routes.ts';

/** Reports about partners and suspicious reviews, and deciding on them. */
export const reports: Feature = (app, core) => {
  reportRoutes(app, core);
  reportConsequences(core);
};
