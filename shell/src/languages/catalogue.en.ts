import type { Catalogue } from '@rezenso/contract/language';
import { englishTexts as domain } from '@rezenso/domain/texts-en';
import { englishTexts as platform } from '@rezenso/platform/texts-en';
import { englishTexts as ui } from '@rezenso/ui/texts-en';
import celebrations from '../celebrations/texts.en.ts';
import closed from '../closed/texts.en.ts';
import connection from '../connection/texts.en.ts';
import dashboard from '../dashboard/texts.en.ts';
import leaving from '../leaving/texts.en.ts';
import navigation from '../navigation/texts.en.ts';
import news from '../news/texts.en.ts';
import notFound from '../not-found/texts.en.ts';
import reauthentication from '../reauthentication/texts.en.ts';
import releases from '../releases/texts.en.ts';
import remoteArea from '../remote-area/texts.en.ts';

/** All that the shell itself draws in English. */
const catalogue: Catalogue = {
  ...ui,
  ...domain,
  ...platform,
  'shell/celebrations/texts': celebrations,
  'shell/closed/texts': closed,
  'shell/connection/texts': connection,
  'shell/dashboard/texts': dashboard,
  'shell/leaving/texts': leaving,
  'shell/navigation/texts': navigation,
  'shell/news/texts': news,
  'shell/not-found/texts': notFound,
  'shell/reauthentication/texts': reauthentication,
  'shell/releases/texts': releases,
  'shell/remote-area/texts': remoteArea,
};

export default catalogue;
