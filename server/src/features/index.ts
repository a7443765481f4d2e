import type { Feature } from '../core.ts';
import { activities } from './activities/index.ts';
import { admin } from './admin/index.ts';
import { analysis } from './analysis/index.ts';
import { audit } from './audit/index.ts';
import { auth } from './auth/index.ts';
import { coordination } from './coordination/index.ts';
import { digests } from './digests/index.ts';
import { docs } from './docs/index.ts';
import { emailPreferences } from './email-preferences/index.ts';
import { exchanges } from './exchanges/index.ts';
import { formerAccountsFeature } from './former-accounts/index.ts';
import { gamification } from './gamification/index.ts';
import { google } from './google/index.ts';
import { identity } from './identity/index.ts';
import { mailbox } from './mailbox/index.ts';
import { matching } from './matches/index.ts';
import { notifications } from './notifications/index.ts';
import { pages } from './pages/index.ts';
import { privacy } from './privacy/index.ts';
import { profile } from './profile/index.ts';
import { reports } from './reports/index.ts';
import { reviews } from './reviews/index.ts';
import { statistics } from './statistics/index.ts';
import { subscription } from './subscription/index.ts';
import { system } from './system/index.ts';
import { trust } from './trust/index.ts';
import { unsubscribe } from './unsubscribe/index.ts';
import { userPlatforms } from './user-platforms/index.ts';
import { xp } from './xp/index.ts';

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
