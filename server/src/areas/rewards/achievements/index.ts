import type { Feature } from '../../../core.ts';
import { gamificationConsequences } from './gamification.consequences.ts';
import { gamificationRoutes } from './gamification.routes.ts';

/** Achievements and this week's leaderboard. */
export const gamification: Feature = (app, core) => {
  gamificationRoutes(app, core);
  gamificationConsequences(core);
};
