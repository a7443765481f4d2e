import type { Feature } from '../../../core.ts';
import { coordinationConsequences } from './coordination.consequences.ts';
import { coordinationRoutes } from './coordination.routes.ts';

/** Planning and starting the exchanges of a match. */
export const coordination: Feature = (app, core) => {
  coordinationRoutes(app, core);
  coordinationConsequences(core);
};
