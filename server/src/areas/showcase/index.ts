import type { Feature } from '../../http/feature.ts';
import { customerLinkFeature } from './customer-link/index.ts';
import { publicPageFeature } from './public-page/index.ts';
import { sealFeature } from './seal/index.ts';

// What other areas may use; everything else is this area's own.
export { languageField, sendAnswer, sendNothing } from './frame/frame.ts';
export { showcaseData } from './personal-data.ts';
export { addressesOf } from './shown/addresses.ts';
export { languagesOf, shownLanguage } from './shown/asked-language.ts';
export { businesses, type ShownBusiness } from './shown/businesses.repository.ts';
export { createFormerNames } from './shown/former-names.repository.ts';
export { createHiddenPages } from './shown/hidden-pages.repository.ts';
export { proposalsFor } from './shown/name-proposal.ts';
export { publicNames } from './shown/public-names.repository.ts';
export { publicPages } from './shown/public-pages.repository.ts';
export { releaseName } from './shown/release-name.ts';

/** The features of this area, in no particular order. */
export const showcaseArea: readonly Feature[] = [customerLinkFeature, publicPageFeature, sealFeature];
