import type { Core } from '../../../core.ts';
import type { Tx } from '../../../database/database.ts';
import { createTell, type Happening } from '../../notifications/index.ts';
import { billingAccounts } from './billing-accounts.repository.ts';
import { endForBan, tellContact } from './subscription.jobs.ts';

/** What follows when a plan changes: a notice and a mail, each once per subscription and period. What the provider writes itself follows the account's address and language. */
export function subscriptionHandlers(core: Pick<Core, 'events' | 'mailer' | 'env' | 'jobs'>): void {
  const { events, jobs } = core;
  const tell = createTell(core);

  events.on('member.language-chosen', 'tell-payment-provider', (tx, { memberId }) =>
    jobs.enqueue(tx, tellContact, { memberId }),
  );
  events.on('member.email-changed', 'tell-payment-provider', (tx, { memberId }) =>
    jobs.enqueue(tx, tellContact, { memberId }),
  );
  events.on('member.status-changed', 'end-subscription', async (tx, { memberId, to }) => {
    if (to === 'banned') await jobs.enqueue(tx, endForBan, { memberId });
  });
  // Paid on a page that was open before the ban.
  events.on('subscription.activated', 'end-for-ban', async (tx, { memberId }) => {
    if (await billingAccounts(tx).isBanned(memberId)) await jobs.enqueue(tx, endForBan, { memberId });
  });
  events.on('subscription.activated', 'tell-member', (tx, { type: kind, occurredAt, ...activated }) =>
    tellUnlessBanned(tx, { kind, ...activated }, occurredAt),
  );
  events.on('subscription.cancelled', 'tell-member', (tx, { type: kind, occurredAt, ...cancelled }) =>
    tellUnlessBanned(tx, { kind, ...cancelled }, occurredAt),
  );
  events.on('subscription.ended', 'tell-member', (tx, { type: kind, occurredAt, ...ended }) =>
    tellUnlessBanned(tx, { kind, ...ended }, occurredAt),
  );
  events.on('subscription.payment-failed', 'tell-member', (tx, { memberId, subscriptionId, periodEnd, occurredAt }) =>
    tellUnlessBanned(tx, { kind: 'subscription.payment-failed', memberId, subscriptionId, periodEnd }, occurredAt),
  );

  /** The mail of the ban said what becomes of the subscription; these would ask for a click in an account that is closed. */
  async function tellUnlessBanned(tx: Tx, happening: Happening & { memberId: string }, at: Date): Promise<void> {
    if (!(await billingAccounts(tx).isBanned(happening.memberId))) await tell(tx, happening, at);
  }
}
