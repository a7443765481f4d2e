import type { Feature } from '../../../http/feature.ts';
import { caseRoutes } from './cases.routes.ts';
import { inheritedHoldHandlers } from './inherited-holds.handlers.ts';

/** Accounts whose reviews wait: what their members read and write, and what moderators decide. */
export const casesFeature: Feature = (app, core) => {
  caseRoutes(app, core);
  inheritedHoldHandlers(core);
};
