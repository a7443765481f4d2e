import type { Catalogue } from '@rezenso/contract/language';
import { englishTexts as domain } from '@rezenso/domain/texts-en';
import { englishTexts as ui } from '@rezenso/ui/texts-en';
import disputes from '../disputes/texts.en.ts';
import modules from '../modules/texts.en.ts';
import proof from '../proof/texts.en.ts';
import reports from '../reports/texts.en.ts';
import rings from '../rings/texts.en.ts';
import statistics from '../statistics/texts.en.ts';
import support from '../support/texts.en.ts';
import admin from '../texts.en.ts';
import users from '../users/texts.en.ts';

/** All that this module draws in English, with what it bundles of the design system and the domain. */
const catalogue: Catalogue = {
  ...ui,
  ...domain,
  'mf-admin/texts': admin,
  'mf-admin/disputes/texts': disputes,
  'mf-admin/modules/texts': modules,
  'mf-admin/proof/texts': proof,
  'mf-admin/reports/texts': reports,
  'mf-admin/rings/texts': rings,
  'mf-admin/statistics/texts': statistics,
  'mf-admin/support/texts': support,
  'mf-admin/users/texts': users,
};

export default catalogue;
