import type { Feature } from '../../../http/feature.ts';
import { achievementsHandlers } from './achievements.handlers.ts';
import { achievementsRoutes } from './achievements.routes.ts';

/** Achievements and this week's leaderboard. */
export const achievementsFeature: Feature = (app, core) => {
  achievementsRoutes(app, core);
  achievementsHandlers(core);
};
