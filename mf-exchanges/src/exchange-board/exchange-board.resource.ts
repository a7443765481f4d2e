import { listMyExchanges } from '@rezenso/contract/exchanges';
import { useEndpoint } from '@rezenso/platform';

/** The signed-in business's exchanges, newest first. */
export function useMyExchanges() {
  return useEndpoint(listMyExchanges);
}
