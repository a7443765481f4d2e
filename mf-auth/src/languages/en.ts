import type { Catalogue } from '@rezenso/contract/language';
import { englishTexts as domain } from '@rezenso/domain/texts-en';
import { englishTexts as ui } from '@rezenso/ui/texts-en';
import invitation from '../invitation/texts.en.ts';
import landing from '../landing/texts.en.ts';
import onboarding from '../onboarding/texts.en.ts';
import signIn from '../sign-in/texts.en.ts';
import siteLinks from '../site-links/texts.en.ts';

/** All that this module draws in English, with what it bundles of the design system and the domain. */
const catalogue: Catalogue = {
  ...ui,
  ...domain,
  'mf-auth/invitation/texts': invitation,
  'mf-auth/landing/texts': landing,
  'mf-auth/onboarding/texts': onboarding,
  'mf-auth/sign-in/texts': signIn,
  'mf-auth/site-links/texts': siteLinks,
};

export default catalogue;
