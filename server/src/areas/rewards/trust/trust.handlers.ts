import type { Core } from '../../../core.ts';
import type { Tx } from '../../../database/database.ts';
import { recomputeTrustOfPartners } from './trust.jobs.ts';
import { recomputeTrust } from './trust.service.ts';

/** What a confirmed or released review changes in the trust scores of its two sides, and who leaves in those of its partners. */
export function trustHandlers({ events, jobs, now }: Pick<Core, 'events' | 'jobs' | 'now'>): void {
  const recompute = (tx: Tx, { reviewerId, recipientId }: Record<'reviewerId' | 'recipientId', string>) =>
    recomputeTrust(tx, [reviewerId, recipientId], now());

  events.on('exchange.confirmed', 'recompute-trust', recompute);
  events.on('exchange.released', 'recompute-trust', recompute);
  events.on('member.left', 'recompute-trust-of-partners', (tx, { memberId }) =>
    recomputeTrustOfPartners(jobs, tx, memberId),
  );
}
