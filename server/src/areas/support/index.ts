import type { Feature } from '../../http/feature.ts';
import { articlesFeature } from './articles/index.ts';
import { deskFeature } from './desk/index.ts';
import { requestsFeature } from './requests/index.ts';

// What other areas may use; everything else is this area's own.
export { type Article, articlesIn, articleTopics, topicsIn } from './articles/articles.ts';
export { findArticles } from './articles/search.ts';
export { listenForMails } from './by-mail/listener.ts';
export { supportData } from './personal-data.ts';

/** The features of this area, in no particular order. */
export const supportArea: readonly Feature[] = [articlesFeature, requestsFeature, deskFeature];
