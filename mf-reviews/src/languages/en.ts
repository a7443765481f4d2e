import type { Catalogue } from '@rezenso/contract/language';
import { englishTexts as domain } from '@rezenso/domain/texts-en';
import { englishTexts as ui } from '@rezenso/ui/texts-en';
import answerReview from '../answer-review/texts.en.ts';
import reviewInsights from '../review-insights/texts.en.ts';
import reviews from '../texts.en.ts';

/** All that this module draws in English, with what it bundles of the design system and the domain. */
const catalogue: Catalogue = {
  ...ui,
  ...domain,
  'mf-reviews/texts': reviews,
  'mf-reviews/answer-review/texts': answerReview,
  'mf-reviews/review-insights/texts': reviewInsights,
};

export default catalogue;
