import { listMyExchanges } from '@rezenso/contract/exchanges';
import { prefetch, useEndpoint } from '@rezenso/platform';

/** The signed-in business's exchanges, newest first. */
export function useMyExchanges() {
  return useEndpoint(listMyExchanges);
}

/** Reads ahead what the page shows first. */
export function prefetchExchangeBoard(): Promise<void> {
  return prefetch(listMyExchanges);
}
