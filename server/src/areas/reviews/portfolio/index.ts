import type { Feature } from '../../../http/feature.ts';
import { job } from '../../../jobs/job.ts';
import { compareMeanings } from '../paraphrases/compare-meanings.job.ts';
import { countWords } from '../word-stock/word-stock.job.ts';
import { judgeReviewsAgain } from './judge-again.job.ts';
import { createReviewDrafts } from './review-drafts.service.ts';
import { renewTexts } from './review-texts.job.ts';
import { reviewHandlers } from './reviews.handlers.ts';
import { reviewRoutes } from './reviews.routes.ts';

const cleanUp = job<Record<string, never>>('reviews.clean-up');

/** The reviews a business has, their figures, and the judgement of texts. */
export const reviewsFeature: Feature = (app, core) => {
  reviewRoutes(app, core);
  reviewHandlers(core);
  core.jobs.work(cleanUp, () => createReviewDrafts(core).removeOld(core.now()));
  core.jobs.schedule(cleanUp, '27 3 * * *');
  renewTexts(core);
  countWords(core);
  judgeReviewsAgain(core);
  compareMeanings(core);
};
