import { exchangesOf, listExchangePages } from '@rezenso/contract/exchanges';
import { prefetchAllPages, useAllPages } from '@rezenso/platform';

/** The signed-in business's exchanges, newest first. */
export function useMyExchanges() {
  return useAllPages(listExchangePages, exchangesOf);
}

/** Reads ahead what the page shows first. */
export function prefetchExchangeBoard(): Promise<void> {
  return prefetchAllPages(listExchangePages);
}
