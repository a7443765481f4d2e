import type { Feature } from '../../../http/feature.ts';
import { activityRoutes } from './activities.routes.ts';

/** What happened lately; other features add to it through activities.repository.ts. */
export const activitiesFeature: Feature = (app, core) => activityRoutes(app, core);
