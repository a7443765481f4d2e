import type { Feature } from '../../http/feature.ts';
import { googleFeature } from './google/index.ts';
import { identityFeature } from './identity-renewal/index.ts';
import { userPlatformsFeature } from './platforms/index.ts';
import { privacyFeature } from './privacy/index.ts';
import { profileFeature } from './profile/index.ts';
import { subscriptionFeature } from './subscription/index.ts';

// What other areas may use; everything else is this area's own.
export { googleFeature } from './google/index.ts';
export { identityFeature } from './identity-renewal/index.ts';
export { userPlatformsFeature } from './platforms/index.ts';
export { privacyFeature } from './privacy/index.ts';
export { everyRow } from './privacy/member-columns.ts';
export { profileFeature } from './profile/index.ts';
export { welcomeLetter } from './profile/texts.de.ts';
export { isVerifiedBy } from './profile/verification.ts';
export { subscriptionFeature } from './subscription/index.ts';
export { planNews } from './subscription/texts.de.ts';

/** The features of this area, in no particular order. */
export const settingsArea: readonly Feature[] = [
  googleFeature,
  identityFeature,
  userPlatformsFeature,
  privacyFeature,
  profileFeature,
  subscriptionFeature,
];
