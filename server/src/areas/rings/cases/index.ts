import type { Feature } from '../../../http/feature.ts';
import { caseRoutes } from './cases.routes.ts';

/** Accounts whose reviews wait: what their members read and write, and what moderators decide. */
export const casesFeature: Feature = caseRoutes;
