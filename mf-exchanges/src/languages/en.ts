import type { Catalogue } from '@rezenso/contract/language';
import { englishTexts as domain } from '@rezenso/domain/texts-en';
import { englishTexts as ui } from '@rezenso/ui/texts-en';
import achievements from '../achievements/texts.en.ts';
import activityFeed from '../activity-feed/texts.en.ts';
import appointmentCard from '../appointments/card-texts.en.ts';
import appointmentDialogs from '../appointments/dialog-texts.en.ts';
import disputeCard from '../disputes/card-texts.en.ts';
import disputeDialogs from '../disputes/dialog-texts.en.ts';
import experience from '../experience/texts.en.ts';
import extensions from '../extensions/texts.en.ts';
import leaderboard from '../leaderboard/texts.en.ts';
import taskList from '../task-list/texts.en.ts';
import texts from '../texts.en.ts';

/** All that this module draws in English, with what it bundles of the design system and the domain. */
const catalogue: Catalogue = {
  ...ui,
  ...domain,
  'mf-exchanges/texts': texts,
  'mf-exchanges/appointments/card-texts': appointmentCard,
  'mf-exchanges/appointments/dialog-texts': appointmentDialogs,
  'mf-exchanges/disputes/card-texts': disputeCard,
  'mf-exchanges/disputes/dialog-texts': disputeDialogs,
  'mf-exchanges/experience/texts': experience,
  'mf-exchanges/extensions/texts': extensions,
  'mf-exchanges/task-list/texts': taskList,
  'mf-exchanges/activity-feed/texts': activityFeed,
  'mf-exchanges/achievements/texts': achievements,
  'mf-exchanges/leaderboard/texts': leaderboard,
};

export default catalogue;
