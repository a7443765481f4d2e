import type { ReviewExchange } from '@rezenso/contract/exchanges';
import { appointmentStateOf, linkedStep } from './appointment-state.ts';

/**
 * The exchange whose appointment a link names, by its own id or by its match, and the dialog that is to be opened. Of a match it is
 * what the member still has to write, because that is what an appointment is for; otherwise what the partner has.
 */
export function arrangedIn(exchanges: readonly ReviewExchange[], name: string | null, myId: string | undefined) {
  const now = new Date();
  const named = exchanges.filter(({ id, matchId }) => id === name || matchId === name);
  const open = named.filter((one) => appointmentStateOf(one, myId, now) !== undefined);
  const exchange = open.find(({ reviewerId }) => reviewerId === myId) ?? open[0] ?? named[0];
  const kind = exchange && linkedStep(appointmentStateOf(exchange, myId, now));
  return exchange && { exchange, opened: kind && { kind, exchange } };
}
