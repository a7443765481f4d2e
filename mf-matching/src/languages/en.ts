import type { Catalogue } from '@rezenso/contract/language';
import { englishTexts as domain } from '@rezenso/domain/texts-en';
import { englishTexts as ui } from '@rezenso/ui/texts-en';
import cancelPlan from '../cancel-plan/texts.en.ts';
import conversation from '../conversation/texts.en.ts';
import lookFor from '../look-for/texts.en.ts';
import suggestedPartners from '../suggested-partners/texts.en.ts';
import texts from '../texts.en.ts';
import withdrawMatch from '../withdraw-match/texts.en.ts';

/** All that this module draws in English, with what it bundles of the design system and the domain. */
const catalogue: Catalogue = {
  ...ui,
  ...domain,
  'mf-matching/texts': texts,
  'mf-matching/conversation/texts': conversation,
  'mf-matching/look-for/texts': lookFor,
  'mf-matching/suggested-partners/texts': suggestedPartners,
  'mf-matching/cancel-plan/texts': cancelPlan,
  'mf-matching/withdraw-match/texts': withdrawMatch,
};

export default catalogue;
