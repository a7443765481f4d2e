import type { Core } from '../../../core.ts';
import { createTell, silenceMails } from '../../notifications/index.ts';
import { recomputeTrust } from '../../rewards/index.ts';

/** Both sides hear how a dispute goes on; what was to be sent about a review that waits is taken back. */
export function disputeHandlers(core: Pick<Core, 'events' | 'mailer' | 'env' | 'jobs' | 'now'>): void {
  const { events, mailer, now } = core;
  const tell = createTell(core);

  events.on('dispute.opened', 'tell', async (tx, { disputeId, exchangeId, occurredAt }) => {
    await mailer.takeBack(tx, silenceMails(exchangeId));
    await tell(tx, { kind: 'dispute.opened', disputeId }, occurredAt);
  });
  events.on('dispute.answered', 'tell', (tx, { disputeId, occurredAt }) =>
    tell(tx, { kind: 'dispute.answered', disputeId }, occurredAt),
  );
  events.on('dispute.withdrawn', 'tell', (tx, { disputeId, occurredAt }) =>
    tell(tx, { kind: 'dispute.withdrawn', disputeId }, occurredAt),
  );
  events.on('dispute.decided', 'tell', (tx, { disputeId, outcome, points, isGivenBack, occurredAt }) =>
    tell(tx, { kind: 'dispute.decided', disputeId, outcome, points, ...(isGivenBack && { isGivenBack }) }, occurredAt),
  );
  events.on('dispute.decided', 'recompute-trust', (tx, { reviewerId, recipientId }) =>
    recomputeTrust(tx, [reviewerId, recipientId], now()),
  );
}
