import type { Core } from '../../../core.ts';
import { holdTalk } from '../../matching/index.ts';
import { createTell, silenceMails } from '../../notifications/index.ts';
import { recomputeTrust } from '../../rewards/index.ts';
import { disputes } from './disputes.repository.ts';

/** Both sides hear how a dispute goes on; what was to be sent about a review that waits is taken back. */
export function disputeHandlers(core: Pick<Core, 'events' | 'mailer' | 'env' | 'jobs' | 'now'>): void {
  const { events, mailer, now } = core;
  const tell = createTell(core);

  events.on('dispute.opened', 'tell', async (tx, { disputeId, exchangeId, matchId, occurredAt }) => {
    await holdTalk(tx, matchId);
    await mailer.takeBack(tx, silenceMails(exchangeId));
    await disputes(tx).keepToModerators(disputeId, 'is_text_private');
    await tell(tx, { kind: 'dispute.opened', disputeId }, occurredAt);
  });
  events.on('dispute.answered', 'tell', async (tx, { disputeId, matchId, occurredAt }) => {
    await holdTalk(tx, matchId);
    await disputes(tx).keepToModerators(disputeId, 'is_answer_private');
    await tell(tx, { kind: 'dispute.answered', disputeId }, occurredAt);
  });
  events.on('dispute.withdrawn', 'tell', (tx, { disputeId, isGivenBack, occurredAt }) =>
    tell(tx, { kind: 'dispute.withdrawn', disputeId, ...(isGivenBack && { isGivenBack }) }, occurredAt),
  );
  events.on('dispute.decided', 'tell', (tx, { disputeId, outcome, points, isGivenBack, occurredAt }) =>
    tell(tx, { kind: 'dispute.decided', disputeId, outcome, points, ...(isGivenBack && { isGivenBack }) }, occurredAt),
  );
  events.on('dispute.decided', 'recompute-trust', (tx, { reviewerId, recipientId }) =>
    recomputeTrust(tx, [reviewerId, recipientId], now()),
  );
}
