import type { Feature } from '../../http/feature.ts';
import { coordinationFeature } from './coordination/index.ts';
import { exchangesFeature } from './exchanges/index.ts';

// What other areas may use; everything else is this area's own.
export { coordinationFeature } from './coordination/index.ts';
export { exchangeStartedTexts } from './coordination/texts.de.ts';
export { exchanges, type NamedExchange } from './exchanges/exchanges.repository.ts';
export { createExchanges } from './exchanges/exchanges.service.ts';
export { exchangesFeature } from './exchanges/index.ts';
export { createReleasedReviews } from './exchanges/released-reviews.ts';
export { exchangeTexts, reminderLetter, reminderTexts } from './exchanges/texts.de.ts';

/** The features of this area, in no particular order. */
export const exchangesArea: readonly Feature[] = [coordinationFeature, exchangesFeature];
