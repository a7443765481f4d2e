import type { Core } from '../../../core.ts';
import type { Tx } from '../../../database/database.ts';
import type { Letter } from '../../../mail/letter.ts';
import { type Contact, contacts } from '../../accounts/index.ts';
import { notifications } from '../../notifications/index.ts';
import { type PlanNews, planNews } from './texts.de.ts';

/** What follows when a plan changes: a notice and a mail, each once per subscription and period. */
export function subscriptionHandlers({ events, mailer, env }: Pick<Core, 'events' | 'mailer' | 'env'>): void {
  events.on('subscription.activated', 'tell-member', (tx, { memberId, subscriptionId, renewsAt, occurredAt }) =>
    tell(tx, memberId, `activated.${subscriptionId}`, planNews.activated(dateOf(renewsAt)), occurredAt),
  );
  events.on('subscription.cancelled', 'tell-member', (tx, { memberId, subscriptionId, endsAt, occurredAt }) =>
    tell(tx, memberId, `cancelled.${subscriptionId}.${dayOf(endsAt)}`, planNews.cancelled(dateOf(endsAt)), occurredAt),
  );
  events.on('subscription.ended', 'tell-member', (tx, { memberId, subscriptionId, occurredAt }) =>
    tell(tx, memberId, `ended.${subscriptionId}`, planNews.ended(), occurredAt),
  );
  events.on('subscription.payment-failed', 'tell-member', (tx, { memberId, subscriptionId, periodEnd, occurredAt }) =>
    tell(tx, memberId, `payment-failed.${subscriptionId}.${dayOf(periodEnd)}`, planNews.paymentFailed(), occurredAt),
  );

  async function tell(tx: Tx, memberId: string, subject: string, news: PlanNews, now: Date): Promise<void> {
    const member = await contacts(tx).find(memberId);
    if (!member) return;
    const type = `subscription.${subject.slice(0, subject.indexOf('.'))}`;
    const notice = { memberId, type, subject, title: news.title, body: news.body, href: '/settings/subscription' };
    if (!(await notifications(tx).add(notice, now))) return;
    await mailer.tell(tx, `subscription.${subject}`, 'subscription', memberId, letterOf(member, news));
  }

  function letterOf({ firstName }: Contact, { title, body, action, details = [] }: PlanNews): Letter {
    return {
      subject: title,
      preview: body,
      heading: title,
      paragraphs: [firstName ? `Hallo ${firstName},` : 'Hallo,', body, ...details],
      action: { label: action, href: `${env.publicOrigin}/settings/subscription` },
    };
  }
}

function dateOf(moment: string | null): Date | null {
  return moment ? new Date(moment) : null;
}

function dayOf(moment: string | null): string {
  return moment ? moment.slice(0, 10) : 'open';
}
