import type { Feature } from '../../../http/feature.ts';
import { coordinationHandlers } from './coordination.handlers.ts';
import { coordinationRoutes } from './coordination.routes.ts';

/** Planning and starting the exchanges of a match. */
export const coordinationFeature: Feature = (app, core) => {
  coordinationRoutes(app, core);
  coordinationHandlers(core);
};
