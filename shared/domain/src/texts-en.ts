import type { Catalogue } from '@rezenso/contract/language';
import company from './company/texts.en.ts';
import heldAccount from './held-account/texts.en.ts';
import language from './language/texts.en.ts';
import levels from './levels/texts.en.ts';
import matchAreas from './match-areas/texts.en.ts';
import plans from './plans/texts.en.ts';
import platforms from './platforms/texts.en.ts';
import reporting from './reporting/texts.en.ts';
import textRules from './text-rules/texts.en.ts';
import writeReview from './write-review/texts.en.ts';
import writing from './writing/texts.en.ts';

/** All texts of this package in English, for the catalogues of whoever bundles it. */
export const englishTexts: Catalogue = {
  'domain/company/texts': company,
  'domain/held-account/texts': heldAccount,
  'domain/language/texts': language,
  'domain/levels/texts': levels,
  'domain/match-areas/texts': matchAreas,
  'domain/plans/texts': plans,
  'domain/platforms/texts': platforms,
  'domain/reporting/texts': reporting,
  'domain/text-rules/texts': textRules,
  'domain/write-review/texts': writeReview,
  'domain/writing/texts': writing,
};
