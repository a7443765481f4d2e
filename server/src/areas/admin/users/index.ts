import type { Feature } from '../../../core.ts';
import { adminRoutes } from './admin.routes.ts';
import { staffConsequences } from './staff.consequences.ts';

/** Finding users, and changing their status and roles. */
export const admin: Feature = (app, core) => {
  adminRoutes(app, core);
  staffConsequences(core);
};
