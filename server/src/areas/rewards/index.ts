import type { Feature } from '../../http/feature.ts';
import { achievementsFeature } from './achievements/index.ts';
import { trustFeature } from './trust/index.ts';
import { xpFeature } from './xp/index.ts';

// What other areas may use; everything else is this area's own.
export { achievements } from './achievements/achievements.repository.ts';
export { reachedAchievements } from './achievements/achievements.service.ts';
export { type MemberFigures, memberFigures } from './figures/member-figures.repository.ts';
export { formerAccounts as formerHolds } from './former-accounts/former-accounts.repository.ts';
export { createFormerAccounts } from './former-accounts/former-accounts.service.ts';
export { rewardsData } from './personal-data.ts';
export { renewedUntil } from './trust/trust.jobs.ts';
export { trust } from './trust/trust.repository.ts';
export { recomputeTrust } from './trust/trust.service.ts';
export { xpFeature } from './xp/index.ts';
export { xp } from './xp/xp.repository.ts';
export { createXp, type Granted, type XpGrant } from './xp/xp.service.ts';

/** The features of this area, in no particular order. */
export const rewardsArea: readonly Feature[] = [achievementsFeature, trustFeature, xpFeature];
