import type { Feature } from '../../../http/feature.ts';
import { staffHandlers } from './staff.handlers.ts';
import { usersRoutes } from './users.routes.ts';

/** Finding users, and changing their status and roles. */
export const adminFeature: Feature = (app, core) => {
  usersRoutes(app, core);
  staffHandlers(core);
};
