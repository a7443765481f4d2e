import type { Feature } from '../../http/feature.ts';
import { customerLinkFeature } from './customer-link/index.ts';
import { publicPageFeature } from './public-page/index.ts';
import { sealFeature } from './seal/index.ts';

// What other areas may use; everything else is this area's own.
export { showcaseData } from './personal-data.ts';
export { proposalsFor } from './shown/name-proposal.ts';

/** The features of this area, in no particular order. */
export const showcaseArea: readonly Feature[] = [customerLinkFeature, publicPageFeature, sealFeature];
