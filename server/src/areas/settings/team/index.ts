import type { Feature } from '../../../http/feature.ts';
import { teamRoutes } from './team.routes.ts';
import { createTeam } from './team.service.ts';

/** Who works with the account of a business, and inviting, removing and leaving. */
export const teamFeature: Feature = (app, core) => {
  const service = createTeam(core);
  teamRoutes(app, core, service);
};
