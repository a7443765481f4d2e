import type { Feature } from '../http/feature.ts';
import { formerAccountsFeature } from './accounts/former-accounts/index.ts';
import { audit } from './admin/audit-log/index.ts';
import { reports } from './admin/reports/index.ts';
import { statistics } from './admin/statistics/index.ts';
import { admin } from './admin/users/index.ts';
import { auth } from './auth/sign-in/index.ts';
import { analysis } from './auth/website-analysis/index.ts';
import { coordination } from './exchanges/coordination/index.ts';
import { exchanges } from './exchanges/exchanges/index.ts';
import { matching } from './matching/matches/index.ts';
import { activities } from './notifications/activities/index.ts';
import { mailbox } from './notifications/dev-mailbox/index.ts';
import { digests } from './notifications/digests/index.ts';
import { emailPreferences } from './notifications/email-preferences/index.ts';
import { notifications } from './notifications/inbox/index.ts';
import { unsubscribe } from './notifications/unsubscribe/index.ts';
import { reviews } from './reviews/portfolio/index.ts';
import { gamification } from './rewards/achievements/index.ts';
import { trust } from './rewards/trust/index.ts';
import { xp } from './rewards/xp/index.ts';
import { google } from './settings/google/index.ts';
import { identity } from './settings/identity-renewal/index.ts';
import { userPlatforms } from './settings/platforms/index.ts';
import { privacy } from './settings/privacy/index.ts';
import { profile } from './settings/profile/index.ts';
import { subscription } from './settings/subscription/index.ts';
import { docs } from './site/api-docs/index.ts';
import { pages } from './site/pages/index.ts';
import { system } from './site/system/index.ts';

export { authenticate } from './accounts/sessions/authenticate.ts';

/** Every feature of the server, in no particular order. */
export const features: readonly Feature[] = [
  activities,
  admin,
  analysis,
  audit,
  auth,
  coordination,
  digests,
  docs,
  emailPreferences,
  exchanges,
  formerAccountsFeature,
  gamification,
  google,
  identity,
  mailbox,
  matching,
  notifications,
  pages,
  privacy,
  profile,
  reports,
  reviews,
  subscription,
  statistics,
  system,
  trust,
  unsubscribe,
  userPlatforms,
  xp,
];
