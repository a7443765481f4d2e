import type { Feature } from '../../../http/feature.ts';
import { compareMeanings } from '../paraphrases/compare-meanings.job.ts';
import { countWords } from '../word-stock/word-stock.job.ts';
import { judgeReviewsAgain } from './judge-again.job.ts';
import { renewTexts } from './review-texts.job.ts';
import { reviewHandlers } from './reviews.handlers.ts';
import { reviewRoutes } from './reviews.routes.ts';

/** The reviews a business has, their figures, and the judgement of texts. */
export const reviewsFeature: Feature = (app, core) => {
  reviewRoutes(app, core);
  reviewHandlers(core);
  renewTexts(core);
  countWords(core);
  judgeReviewsAgain(core);
  compareMeanings(core);
};
