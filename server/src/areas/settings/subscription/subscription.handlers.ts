import type { Core } from '../../../core.ts';
import { createTell } from '../../notifications/index.ts';
import { tellLanguage } from './subscription.jobs.ts';

/** What follows when a plan changes: a notice and a mail, each once per subscription and period. What the provider writes itself follows the account's language. */
export function subscriptionHandlers(core: Pick<Core, 'events' | 'mailer' | 'env' | 'jobs'>): void {
  const { events, jobs } = core;
  const tell = createTell(core);

  events.on('member.language-chosen', 'tell-payment-provider', (tx, { memberId }) =>
    jobs.enqueue(tx, tellLanguage, { memberId }),
  );
  events.on('subscription.activated', 'tell-member', (tx, { type: kind, occurredAt, ...activated }) =>
    tell(tx, { kind, ...activated }, occurredAt),
  );
  events.on('subscription.cancelled', 'tell-member', (tx, { memberId, subscriptionId, endsAt, occurredAt }) =>
    tell(tx, { kind: 'subscription.cancelled', memberId, subscriptionId, endsAt }, occurredAt),
  );
  events.on('subscription.ended', 'tell-member', (tx, { memberId, subscriptionId, occurredAt }) =>
    tell(tx, { kind: 'subscription.ended', memberId, subscriptionId }, occurredAt),
  );
  events.on('subscription.payment-failed', 'tell-member', (tx, { memberId, subscriptionId, periodEnd, occurredAt }) =>
    tell(tx, { kind: 'subscription.payment-failed', memberId, subscriptionId, periodEnd }, occurredAt),
  );
}
