import { allowedPlatforms } from '@rezenso/engines/coordination';
import type { Core } from '../../../core.ts';
import { holdTalk, takeReasonsBack } from '../../matching/index.ts';
import { createTell, notifications } from '../../notifications/index.ts';
import { createCoordination } from './coordination.service.ts';

/** What follows when an exchange starts, or cannot: both see it in their feed, the partner is told what is missing. */
export function coordinationHandlers(
  core: Pick<Core, 'database' | 'events' | 'mailer' | 'env' | 'jobs' | 'secret'>,
): void {
  const { events, mailer } = core;
  const tell = createTell(core);
  const service = createCoordination(core);

  events.on('match.coordinated', 'tell-both', (tx, { matchId, starterId, reviews, again, occurredAt }) =>
    tell(tx, { kind: 'exchange.started', matchId, starterId, reviews, ...(again && { again }) }, occurredAt),
  );
  events.on('plan.cancelled', 'tell-both', async (tx, { matchId, memberId, at, isMailed, isGivenBack, occurredAt }) => {
    await holdTalk(tx, matchId);
    await mailer.takeBack(tx, [`exchange-started.${matchId}`]);
    const more = { ...(isMailed && { isMailed }), ...(isGivenBack && { isGivenBack }) };
    await takeReasonsBack(tx, matchId);
    await tell(tx, { kind: 'plan.cancelled', matchId, memberId, at, ...more }, occurredAt);
  });
  events.on('conversation.blocked', 'end-plan', (tx, { matchId, blockerId, occurredAt }) =>
    service.endForBlock(tx, blockerId, matchId, occurredAt),
  );
  events.on('match.platform-missing', 'tell-member', (tx, { matchId, memberId, occurredAt }) =>
    tell(tx, { kind: 'platform.missing', matchId, memberId }, occurredAt),
  );

  events.on('platform.added', 'settle-missing', async (tx, { memberId, platform, occurredAt }) => {
    if (allowedPlatforms([platform]).length === 0) return;
    await notifications(tx).resolve(memberId, 'platform.missing', occurredAt);
  });
}
