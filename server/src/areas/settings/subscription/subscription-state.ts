import { billingInterval, type PlanPrice } from '@rezenso/contract/subscription';
import type Stripe from 'stripe';

/** A business's plan as the provider has it now. */
export interface SubscriptionState extends KeptState {
  /** When the end was chosen that is noted now; null without one. */
  cancelledAt: Date | null;
  /** Whether the newest bill of what is over was made void, so that nobody has to pay it. */
  isWaived: boolean;
}

/** Of a plan, what is written down. */
export interface KeptState {
  subscriptionId: string | null;
  /** In the provider's words; null when there never was a subscription. */
  status: string | null;
  currentPeriodEnd: Date | null;
  cancelsAtPeriodEnd: boolean;
  /** What it costs without coupons; null without a subscription, and for an interval that we do not offer. */
  billing: PlanPrice | null;
  /** All that run where more than one does, newest first: somebody pays twice. Empty otherwise. */
  doubled: readonly string[];
}

const running = new Set(['active', 'trialing', 'past_due', 'unpaid', 'paused']);
const paid = new Set(['active', 'trialing']);

/** Whether a subscription exists that a second one would double. */
export function isRunning(status: string | null): boolean {
  return status !== null && running.has(status);
}

/** Whether Pro is paid for, or tried out. */
export function isPaid(status: string | null): boolean {
  return status !== null && paid.has(status);
}

/** Whether a first payment is open: the invoice of what was ended can be void a moment before the subscription is over. */
export function isPayable({ status, latest_invoice }: Stripe.Subscription): boolean {
  return status === 'incomplete' && (typeof latest_invoice === 'string' || latest_invoice?.status === 'open');
}

/** What members.subscription_status says: 'active' means Pro, anything else Free. Only at the provider's own pages one can be paused: nothing is owed then. */
export function planOf(status: string | null): 'active' | 'past_due' | 'paused' | 'free' {
  if (isPaid(status)) return 'active';
  if (status === 'paused') return status;
  return isRunning(status) ? 'past_due' : 'free';
}

/** The state that counts among all subscriptions of a customer: the running one, else the newest. */
export function stateOf(subscriptions: readonly Stripe.Subscription[]): SubscriptionState {
  const newestFirst = subscriptions.toSorted((a, b) => b.created - a.created);
  const chosen =
    newestFirst.find(({ status }) => isPaid(status)) ??
    newestFirst.find(({ status }) => isRunning(status)) ??
    newestFirst[0];
  if (!chosen) return nothing;
  const all = newestFirst.filter(({ status }) => isRunning(status)).map(({ id }) => id);
  const isEnding = isRunning(chosen.status) && (chosen.cancel_at_period_end || chosen.cancel_at !== null);
  const seconds = isEnding && chosen.cancel_at !== null ? chosen.cancel_at : periodEndOf(chosen);
  return {
    subscriptionId: chosen.id,
    status: chosen.status,
    currentPeriodEnd: isRunning(chosen.status) && seconds ? new Date(seconds * 1000) : null,
    cancelsAtPeriodEnd: isEnding,
    billing: isRunning(chosen.status) ? priceOf(chosen) : null,
    doubled: all.length > 1 ? all : [],
    cancelledAt: isEnding && chosen.canceled_at ? new Date(chosen.canceled_at * 1000) : null,
    isWaived: chosen.status === 'canceled' && isVoid(chosen),
  };
}

const nothing: SubscriptionState = {
  subscriptionId: null,
  status: null,
  currentPeriodEnd: null,
  cancelsAtPeriodEnd: false,
  billing: null,
  doubled: [],
  cancelledAt: null,
  isWaived: false,
};

function isVoid({ latest_invoice }: Stripe.Subscription): boolean {
  return typeof latest_invoice === 'object' && latest_invoice?.status === 'void';
}

/** Periods belong to the items of a subscription; ours has one. */
function periodEndOf({ items }: Stripe.Subscription): number | undefined {
  return items.data[0]?.current_period_end;
}

/** What a subscription costs, as it stands with its one item. */
export function priceOf({ items }: Stripe.Subscription): PlanPrice | null {
  const price = items.data[0]?.price;
  return price ? planPriceOf(price) : null;
}

/** A price of the provider as we show it; null for one that we cannot offer, also in another currency than the euro. */
export function planPriceOf({ unit_amount, currency, recurring }: Stripe.Price): PlanPrice | null {
  const interval = billingInterval.safeParse(recurring?.interval);
  return interval.success && currency === 'eur' && unit_amount !== null && recurring?.interval_count === 1
    ? { interval: interval.data, priceCents: unit_amount }
    : null;
}
