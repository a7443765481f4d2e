import type { Feature } from '../../../http/feature.ts';
import { matchHandlers } from './matches.handlers.ts';
import { matchRoutes } from './matches.routes.ts';
import { tellMatchesAgain } from './tell-again.job.ts';
import { createWordings, wordRecommendation } from './wordings.service.ts';

/** Finding partners, asking for matches, answering and completing them. */
export const matchingFeature: Feature = (app, core) => {
  matchRoutes(app, core);
  matchHandlers(core);
  tellMatchesAgain(core);
  const wordings = createWordings(core);
  core.jobs.work(wordRecommendation, wordings.word);
};
