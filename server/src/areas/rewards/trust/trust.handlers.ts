import type { Core } from '../../../core.ts';
import type { Tx } from '../../../database/database.ts';
import { recomputeTrust } from './trust.service.ts';

/** What a confirmed or released review, and one that nobody has to write any more, changes in trust scores. */
export function trustHandlers({ events, now }: Pick<Core, 'events' | 'now'>): void {
  const recompute = (tx: Tx, { reviewerId, recipientId }: Record<'reviewerId' | 'recipientId', string>) =>
    recomputeTrust(tx, [reviewerId, recipientId], now());

  events.on('exchange.confirmed', 'recompute-trust', recompute);
  events.on('exchange.released', 'recompute-trust', recompute);
  events.on('duties.changed', 'recompute-trust', (tx, { memberIds }) => recomputeTrust(tx, memberIds, now()));
}
