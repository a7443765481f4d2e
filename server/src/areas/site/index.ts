import type { Feature } from '../../http/feature.ts';
import { docsFeature } from './api-docs/index.ts';
import { pagesFeature } from './pages/index.ts';
import { releaseStoreFeature } from './release-store/index.ts';
import { systemFeature } from './system/index.ts';

// What other areas may use; everything else is this area's own.
export { siteData } from './personal-data.ts';
export { systemFeature } from './system/index.ts';

/** The features of this area, in no particular order. */
export const siteArea: readonly Feature[] = [docsFeature, pagesFeature, releaseStoreFeature, systemFeature];
