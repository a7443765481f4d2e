import { listTrades, type Trade } from '@rezenso/contract/trades';
import { useEndpoint } from '@rezenso/platform';

/** The kinds of business that a profile can name. */
export function useTrades(): { trades?: readonly Trade[]; hasFailed: boolean } {
  const { data, error } = useEndpoint(listTrades);
  return { ...(data && { trades: data.trades }), hasFailed: error !== undefined };
}
