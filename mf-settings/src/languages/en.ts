import type { Catalogue } from '@rezenso/contract/language';
import { englishTexts as domain } from '@rezenso/domain/texts-en';
import { englishTexts as ui } from '@rezenso/ui/texts-en';
import accountReview from '../account-review/texts.en.ts';
import blockedPartners from '../blocked-partners/texts.en.ts';
import consents from '../consents/texts.en.ts';
import emailAddress from '../email-address/texts.en.ts';
import emailPreferences from '../email-preferences/texts.en.ts';
import handover from '../handover/texts.en.ts';
import language from '../language/texts.en.ts';
import passkeys from '../passkeys/texts.en.ts';
import choice from '../pay-by-card/choice-texts.en.ts';
import payByCard from '../pay-by-card/texts.en.ts';
import invoices from '../plan/invoice-texts.en.ts';
import plan from '../plan/texts.en.ts';
import privacy from '../privacy/texts.en.ts';
import publicPage from '../public-page/texts.en.ts';
import pushDevices from '../push-devices/texts.en.ts';
import reviewPlatforms from '../review-platforms/texts.en.ts';
import signedInDevices from '../signed-in-devices/texts.en.ts';
import subscribe from '../subscribe/texts.en.ts';
import support from '../support/texts.en.ts';
import team from '../team/texts.en.ts';
import settings from '../texts.en.ts';
import unsubscribe from '../unsubscribe/texts.en.ts';

/** All that this module draws in English, with what it bundles of the design system and the domain. */
const catalogue: Catalogue = {
  ...ui,
  ...domain,
  'mf-settings/account-review/texts': accountReview,
  'mf-settings/blocked-partners/texts': blockedPartners,
  'mf-settings/consents/texts': consents,
  'mf-settings/email-address/texts': emailAddress,
  'mf-settings/email-preferences/texts': emailPreferences,
  'mf-settings/handover/texts': handover,
  'mf-settings/language/texts': language,
  'mf-settings/passkeys/texts': passkeys,
  'mf-settings/pay-by-card/choice-texts': choice,
  'mf-settings/pay-by-card/texts': payByCard,
  'mf-settings/plan/invoice-texts': invoices,
  'mf-settings/plan/texts': plan,
  'mf-settings/privacy/texts': privacy,
  'mf-settings/public-page/texts': publicPage,
  'mf-settings/push-devices/texts': pushDevices,
  'mf-settings/review-platforms/texts': reviewPlatforms,
  'mf-settings/signed-in-devices/texts': signedInDevices,
  'mf-settings/subscribe/texts': subscribe,
  'mf-settings/support/texts': support,
  'mf-settings/team/texts': team,
  'mf-settings/texts': settings,
  'mf-settings/unsubscribe/texts': unsubscribe,
};

export default catalogue;
