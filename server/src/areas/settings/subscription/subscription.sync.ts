import type Stripe from 'stripe';
import type { Core } from '../../../core.ts';
import type { Tx } from '../../../database/database.ts';
import { announceToStaff } from '../../../live/announce.ts';
import { type BillingAccount, billingAccounts, isSameDoubling } from './billing-accounts.repository.ts';
import { paymentEvents } from './payment-events.repository.ts';
import { asking, isCustomerGone, isDeleted } from './stripe-client.ts';
import { isRunning, planOf, type SubscriptionState, stateOf } from './subscription-state.ts';

/** A customer has one running subscription; more were ended before. */
const newestCount = 20;

type SyncParts = Pick<Core, 'database' | 'events' | 'log' | 'now'>;

/**
 * Brings a customer's plan to what the provider says now. The provider is asked, no message is trusted; and an answer
 * counts only when no other one was written since its question began, also none that changed nothing: whatever arrives in
 * whatever order ends with the provider's newest state.
 * @param event remembered in the same transaction; one that was remembered before changes nothing
 * @returns all subscriptions of the customer, as they were asked for last
 * @throws {AppError} PAYMENT_PROVIDER_FAILED
 */
export async function syncCustomer(
  { database, events, log, now }: SyncParts,
  stripe: Stripe,
  customerId: string,
  event?: { id: string; type: string },
): Promise<Stripe.Subscription[]> {
  const attempt = async (isLast: boolean) => {
    const read = await billingAccounts(database.db).findByCustomer(customerId);
    // The account left; its customer is being ended by a job.
    if (!read) return [];
    const subscriptions = await listSubscriptions(stripe, customerId);
    const state = stateOf(subscriptions);
    if (state.doubled.length > 0)
      log.error(
        { member: read.memberId, customer: customerId, subscriptions: state.doubled },
        'a customer pays for more than one subscription',
      );
    const bills = begins(read, state) ? await billsOf(stripe, subscriptions, state) : undefined;
    const isSettled = await database.transaction(async (tx) => {
      if (event && (await paymentEvents(tx).isKnown(event.id))) return true;
      const isWritten = await billingAccounts(tx).write(read, state, now());
      if (!isWritten && !isLast) return false;
      if (event) await paymentEvents(tx).remember(event, now());
      if (isWritten) await recordChange(tx, events, read, state, bills);
      // Which one to end and what to give back, people decide.
      if (isWritten && !isSameDoubling(read, state)) await announceToStaff(tx, 'support-queue');
      return true;
    });
    return isSettled ? subscriptions : undefined;
  };
  // Overtaken twice: the second answer written meanwhile was asked for after the first one was written, so after this call began.
  return (await attempt(false)) ?? (await attempt(true)) ?? [];
}

/** A customer's newest subscriptions; none when it refuses that for one that was deleted. @throws {AppError} PAYMENT_PROVIDER_FAILED */
export async function listSubscriptions(stripe: Stripe, customer: string): Promise<Stripe.Subscription[]> {
  const status = 'all';
  const expand = ['data.latest_invoice.confirmation_secret'];
  try {
    return (await asking(() => stripe.subscriptions.list({ customer, status, limit: newestCount, expand }))).data;
  } catch (error) {
    if (isCustomerGone(error) && (await isDeleted(stripe, customer))) return [];
    throw error;
  }
}

/** Whether Pro begins with a subscription. One that takes the place of another begins nothing. */
function begins(before: BillingAccount, after: SubscriptionState): boolean {
  const wasRunning = isRunning(before.status) && before.subscriptionId === after.subscriptionId;
  return !wasRunning && planOf(before.status) !== 'active' && planOf(after.status) === 'active';
}

/** What was paid for the beginning, and what will be next, as far as the provider says. */
interface Bills {
  paidCents?: number;
  nextCents?: number;
}

async function billsOf(
  stripe: Stripe,
  subscriptions: readonly Stripe.Subscription[],
  { subscriptionId, cancelsAtPeriodEnd }: SubscriptionState,
): Promise<Bills> {
  const invoice = subscriptions.find(({ id }) => id === subscriptionId)?.latest_invoice;
  const preview = { subscription: subscriptionId ?? '' };
  // A mail without the amount is better than none.
  const next = cancelsAtPeriodEnd
    ? undefined
    : await asking(() => stripe.invoices.createPreview(preview)).catch(() => undefined);
  return {
    ...(typeof invoice === 'object' && invoice && { paidCents: invoice.amount_due }),
    ...(next?.currency === 'eur' && { nextCents: next.amount_due }),
  };
}

/** What the change means for the member. A subscription that recovers from a failed payment goes on without a word. */
async function recordChange(
  tx: Tx,
  events: Core['events'],
  before: BillingAccount,
  after: SubscriptionState,
  bills: Bills | undefined,
): Promise<void> {
  const { memberId } = before;
  const { subscriptionId } = after;
  // Whatever else there is now, also what was begun later and never paid.
  if (before.subscriptionId && isRunning(before.status) && !isRunning(after.status)) {
    const isWaived = after.isWaived && { isWaived: true };
    await events.record(tx, 'subscription.ended', { memberId, subscriptionId: before.subscriptionId, ...isWaived });
  }
  if (!subscriptionId) return;
  const periodEnd = after.currentPeriodEnd?.toISOString() ?? null;
  const wasRunning = isRunning(before.status) && before.subscriptionId === subscriptionId;
  const plan = planOf(after.status);
  if (begins(before, after)) {
    await events.record(tx, 'subscription.activated', { memberId, subscriptionId, renewsAt: periodEnd, ...bills });
  }
  if (wasRunning && planOf(before.status) === 'active' && plan === 'past_due') {
    await events.record(tx, 'subscription.payment-failed', { memberId, subscriptionId, periodEnd });
  }
  if (wasRunning && planOf(before.status) === 'past_due' && plan === 'active') {
    await events.record(tx, 'subscription.recovered', { memberId });
  }
  const wasEnding = wasRunning && before.cancelsAtPeriodEnd;
  if (!wasEnding && after.cancelsAtPeriodEnd) {
    const { cancelledAt } = after;
    await events.record(tx, 'subscription.cancelled', {
      ...{ memberId, subscriptionId, endsAt: periodEnd },
      ...(cancelledAt && { cancelledAt: cancelledAt.toISOString() }),
    });
  }
}
