import type { Feature } from '../../http/feature.ts';
import { docsFeature } from './api-docs/index.ts';
import { pagesFeature } from './pages/index.ts';
import { releaseStoreFeature } from './release-store/index.ts';
import { sitemapFeature } from './sitemap/index.ts';
import { systemFeature } from './system/index.ts';

// What others may use; everything else is this area's own.
export { pageDocument } from './pages/document.ts';
export { pageAssets } from './pages/page-assets.ts';
export { siteData } from './personal-data.ts';
export { systemFeature } from './system/index.ts';

/** The features of this area, in no particular order. */
export const siteArea: readonly Feature[] = [
  docsFeature,
  pagesFeature,
  releaseStoreFeature,
  sitemapFeature,
  systemFeature,
];
