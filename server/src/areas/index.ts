import type { Feature } from '../http/feature.ts';
import { adminArea } from './admin/index.ts';
import { authArea } from './auth/index.ts';
import { exchangesArea } from './exchanges/index.ts';
import { matchingArea } from './matching/index.ts';
import { notificationsArea } from './notifications/index.ts';
import { privacyArea } from './privacy/index.ts';
import { reviewsArea } from './reviews/index.ts';
import { rewardsArea } from './rewards/index.ts';
import { ringsArea } from './rings/index.ts';
import { settingsArea } from './settings/index.ts';
import { showcaseArea } from './showcase/index.ts';
import { siteArea } from './site/index.ts';
import { supportArea } from './support/index.ts';
import { tasksArea } from './tasks/index.ts';

export { authenticate } from './accounts/index.ts';
export { listenForMails } from './support/index.ts';

/** Every feature of the server, in no particular order. */
export const features: readonly Feature[] = [
  ...adminArea,
  ...authArea,
  ...exchangesArea,
  ...matchingArea,
  ...notificationsArea,
  ...privacyArea,
  ...reviewsArea,
  ...rewardsArea,
  ...ringsArea,
  ...settingsArea,
  ...showcaseArea,
  ...siteArea,
  ...supportArea,
  ...tasksArea,
];
