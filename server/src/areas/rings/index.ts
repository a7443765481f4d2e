import type { Feature } from '../../http/feature.ts';
import { casesFeature } from './cases/index.ts';
import { judgingFeature } from './judging/index.ts';

// What other areas may use; everything else is this area's own.
export { ringsData } from './personal-data.ts';

/** The features of this area, in no particular order. */
export const ringsArea: readonly Feature[] = [judgingFeature, casesFeature];
