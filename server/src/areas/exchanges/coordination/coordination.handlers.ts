import type { Core } from '../../../core.ts';
import { allowedPlatforms } from '../../../engines/coordination/index.ts';
import { contacts } from '../../accounts/index.ts';
import { activities, notifications } from '../../notifications/index.ts';
import { exchangeStartedLetter, exchangeStartedTexts, platformMissingTexts } from './texts.de.ts';

/** What follows when an exchange starts, or cannot: both see it in their feed, the partner is told what is missing. */
export function coordinationHandlers({ events, mailer, env }: Pick<Core, 'events' | 'mailer' | 'env'>): void {
  events.on('match.coordinated', 'tell-both', async (tx, { matchId, starterId, partnerId, reviews, occurredAt }) => {
    const pair = await contacts(tx).findPair(starterId, partnerId);
    if (!pair) return;
    const [starter, partner] = pair;
    await notifications(tx).add(
      {
        memberId: partner.id,
        type: 'exchange.started',
        subject: matchId,
        title: exchangeStartedTexts.title,
        body: exchangeStartedTexts.body(starter.companyName, reviews),
        href: '/exchanges',
      },
      occurredAt,
    );
    const href = `${env.publicOrigin}/exchanges`;
    const letter = exchangeStartedLetter(partner.firstName, starter.companyName, reviews, href);
    await mailer.tell(tx, `exchange-started.${matchId}`, 'match_notification', partner.id, letter);
    for (const [memberId, other] of [
      [starter.id, partner.companyName],
      [partner.id, starter.companyName],
    ] as const) {
      const data = { partner: other, reviews };
      await activities(tx).add({ memberId, type: 'exchange.started', subject: matchId, data }, occurredAt);
    }
  });
  events.on('match.platform-missing', 'tell-member', async (tx, { matchId, askerId, memberId, occurredAt }) => {
    const pair = await contacts(tx).findPair(askerId, memberId);
    if (!pair) return;
    const [asker] = pair;
    const { type, title, body } = platformMissingTexts;
    const notice = { memberId, type, subject: matchId, title, body: body(asker.companyName) };
    await notifications(tx).add({ ...notice, href: '/settings/platforms' }, occurredAt);
  });

  events.on('platform.added', 'settle-missing', async (tx, { memberId, platform, occurredAt }) => {
    if (allowedPlatforms([platform]).length === 0) return;
    await notifications(tx).resolve(memberId, platformMissingTexts.type, occurredAt);
  });
}
