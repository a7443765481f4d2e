import type { ReviewExchange } from '@rezenso/contract/exchanges';
import { linkedStep, standingOf } from './appointment-standing.ts';

/**
 * The exchange whose appointment a link names, by its own id or by its match, and the dialog that is to be opened. Of a match it is
 * what the member writes, because that is what an appointment is for.
 */
export function arrangedIn(exchanges: readonly ReviewExchange[], name: string | null, myId: string | undefined) {
  const named = exchanges.filter(({ id, matchId }) => id === name || matchId === name);
  const exchange = named.find(({ reviewerId }) => reviewerId === myId) ?? named[0];
  const kind = exchange && linkedStep(standingOf(exchange, myId, new Date()));
  return exchange && { exchange, opened: kind && { kind, exchange } };
}
