import type { Feature } from '../../../http/feature.ts';
import { createHandover } from './handover.service.ts';
import { teamHandlers } from './team.handlers.ts';
import { handoverRoutes, teamRoutes } from './team.routes.ts';
import { createTeam } from './team.service.ts';

/** Who works with the account of a business: inviting, removing, leaving, and handing it over. */
export const teamFeature: Feature = (app, core) => {
  const service = createTeam(core);
  teamRoutes(app, core, service);
  handoverRoutes(app, createHandover(core));
  teamHandlers(core);
};
