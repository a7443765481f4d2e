import type { Feature } from '../../../http/feature.ts';
import { adminRoutes } from './admin.routes.ts';
import { staffHandlers } from './staff.handlers.ts';

/** Finding users, and changing their status and roles. */
export const adminFeature: Feature = (app, core) => {
  adminRoutes(app, core);
  staffHandlers(core);
};
