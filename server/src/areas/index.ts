import type { Feature } from '../http/feature.ts';
import { formerAccountsFeature } from './accounts/former-accounts/index.ts';
import { auditFeature } from './admin/audit-log/index.ts';
import { reportsFeature } from './admin/reports/index.ts';
import { statisticsFeature } from './admin/statistics/index.ts';
import { adminFeature } from './admin/users/index.ts';
import { authFeature } from './auth/sign-in/index.ts';
import { analysisFeature } from './auth/website-analysis/index.ts';
import { coordinationFeature } from './exchanges/coordination/index.ts';
import { exchangesFeature } from './exchanges/exchanges/index.ts';
import { matchingFeature } from './matching/matches/index.ts';
import { activitiesFeature } from './notifications/activities/index.ts';
import { mailboxFeature } from './notifications/dev-mailbox/index.ts';
import { digestsFeature } from './notifications/digests/index.ts';
import { emailPreferencesFeature } from './notifications/email-preferences/index.ts';
import { notificationsFeature } from './notifications/inbox/index.ts';
import { unsubscribeFeature } from './notifications/unsubscribe/index.ts';
import { reviewsFeature } from './reviews/portfolio/index.ts';
import { gamificationFeature } from './rewards/achievements/index.ts';
import { trustFeature } from './rewards/trust/index.ts';
import { xpFeature } from './rewards/xp/index.ts';
import { googleFeature } from './settings/google/index.ts';
import { identityFeature } from './settings/identity-renewal/index.ts';
import { userPlatformsFeature } from './settings/platforms/index.ts';
import { privacyFeature } from './settings/privacy/index.ts';
import { profileFeature } from './settings/profile/index.ts';
import { subscriptionFeature } from './settings/subscription/index.ts';
import { docsFeature } from './site/api-docs/index.ts';
import { pagesFeature } from './site/pages/index.ts';
import { systemFeature } from './site/system/index.ts';

export { authenticate } from './accounts/sessions/authenticate.ts';

/** Every feature of the server, in no particular order. */
export const features: readonly Feature[] = [
  activitiesFeature,
  adminFeature,
  analysisFeature,
  auditFeature,
  authFeature,
  coordinationFeature,
  digestsFeature,
  docsFeature,
  emailPreferencesFeature,
  exchangesFeature,
  formerAccountsFeature,
  gamificationFeature,
  googleFeature,
  identityFeature,
  mailboxFeature,
  matchingFeature,
  notificationsFeature,
  pagesFeature,
  privacyFeature,
  profileFeature,
  reportsFeature,
  reviewsFeature,
  subscriptionFeature,
  statisticsFeature,
  systemFeature,
  trustFeature,
  unsubscribeFeature,
  userPlatformsFeature,
  xpFeature,
];
