import type { Feature } from '../../../core.ts';
import { followCorrectedProfiles } from './corrected-profiles.consequences.ts';
import { exchangeConsequences } from './exchanges.consequences.ts';
import { exchangeRoutes } from './exchanges.routes.ts';
import { remindOfDueReviews } from './reminders.job.ts';
import { settleSilence } from './silences.job.ts';

/** Writing, handing in and confirming the reviews that partners agreed on. */
export const exchanges: Feature = (app, core) => {
  exchangeRoutes(app, core);
  exchangeConsequences(core);
  followCorrectedProfiles(core);
  remindOfDueReviews(core);
  settleSilence(core);
};
