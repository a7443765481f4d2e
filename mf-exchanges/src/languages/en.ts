import type { Catalogue } from '@rezenso/contract/language';
import { englishTexts as domain } from '@rezenso/domain/texts-en';
import { englishTexts as ui } from '@rezenso/ui/texts-en';
import appointmentCard from '../appointments/card-texts.en.ts';
import appointmentDialogs from '../appointments/dialog-texts.en.ts';
import experience from '../experience/texts.en.ts';
import texts from '../texts.en.ts';

/** All that this module draws in English, with what it bundles of the design system and the domain. */
const catalogue: Catalogue = {
  ...ui,
  ...domain,
  'mf-exchanges/texts': texts,
  'mf-exchanges/appointments/card-texts': appointmentCard,
  'mf-exchanges/appointments/dialog-texts': appointmentDialogs,
  'mf-exchanges/experience/texts': experience,
};

export default catalogue;
