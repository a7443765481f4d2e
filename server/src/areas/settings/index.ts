import type { Feature } from '../../http/feature.ts';
import { emailAddressFeature } from './email-address/index.ts';
import { googleFeature } from './google/index.ts';
import { identityFeature } from './identity-renewal/index.ts';
import { placesFeature } from './places/index.ts';
import { userPlatformsFeature } from './platforms/index.ts';
import { profileFeature } from './profile/index.ts';
import { sessionsFeature } from './sessions/index.ts';
import { subscriptionFeature } from './subscription/index.ts';
import { teamFeature } from './team/index.ts';
import { tradesFeature } from './trades/index.ts';

// What other areas may use; everything else is this area's own.
export { endContracts } from './contracts.ts';
export { createEmailAddress } from './email-address/email-address.service.ts';
export { settingsData } from './personal-data.ts';
export { userPlatformsFeature } from './platforms/index.ts';
export { profileFeature } from './profile/index.ts';
export { isVerifiedBy } from './profile/verification.ts';
export { billedPro } from './subscription/billed-pro.ts';
export { billingAccounts, type DoubledAccount } from './subscription/billing-accounts.repository.ts';
export { farewellsOf } from './team/tell-colleagues.ts';

/** The features of this area, in no particular order. */
export const settingsArea: readonly Feature[] = [
  emailAddressFeature,
  googleFeature,
  identityFeature,
  placesFeature,
  userPlatformsFeature,
  profileFeature,
  sessionsFeature,
  subscriptionFeature,
  teamFeature,
  tradesFeature,
];
