import type { Feature } from '../../../http/feature.ts';
import { followCorrectedProfiles } from './corrected-profiles.handlers.ts';
import { exchangeHandlers } from './exchanges.handlers.ts';
import { exchangeRoutes } from './exchanges.routes.ts';
import { openDueReviews } from './openings.job.ts';
import { remindOfDueReviews } from './reminders.job.ts';
import { settleSilence } from './silences.job.ts';

/** Writing, handing in and confirming the reviews that partners agreed on. */
export const exchangesFeature: Feature = (app, core) => {
  exchangeRoutes(app, core);
  exchangeHandlers(core);
  followCorrectedProfiles(core);
  remindOfDueReviews(core);
  settleSilence(core);
  openDueReviews(core);
};
