import type { Feature } from '../../../http/feature.ts';
import { gamificationHandlers } from './gamification.handlers.ts';
import { gamificationRoutes } from './gamification.routes.ts';

/** Achievements and this week's leaderboard. */
export const gamificationFeature: Feature = (app, core) => {
  gamificationRoutes(app, core);
  gamificationHandlers(core);
};
