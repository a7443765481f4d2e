import type { Core } from '../../core.ts';
import { activities } from '../activities/activities.repository.ts';
import { contacts } from '../members/contacts.repository.ts';
import { notifications } from '../notifications/notifications.repository.ts';
import './coordination.events.ts';
import { exchangeStartedLetter, exchangeStartedTexts } from './texts.de.ts';

/** What follows when an exchange starts: both see it in their feed, the partner is told. */
export function coordinationConsequences({ events, mailer, env }: Pick<Core, 'events' | 'mailer' | 'env'>): void {
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
}
