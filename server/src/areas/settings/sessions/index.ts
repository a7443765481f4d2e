import type { Feature } from '../../../http/feature.ts';
import { sessionRoutes } from './sessions.routes.ts';

/** Where a member is signed in, and ending that from anywhere. */
export const sessionsFeature: Feature = sessionRoutes;
