import type Stripe from 'stripe';
import { AppError } from '../../../app-error.ts';
import type { Turn } from './checkout-turn.ts';
import type { Chosen } from './offer.ts';
import { asking, isGone } from './stripe-client.ts';
import { listSubscriptions } from './subscription.sync.ts';
import { isPayable, isRunning } from './subscription-state.ts';

interface Start {
  customer: string;
  memberId: string;
  chosen: Chosen;
  /** Nobody else begins anything for this member meanwhile. */
  turn: Turn;
  /** The same for parallel calls. */
  keyFor(...parts: string[]): string;
}

/**
 * The unpaid subscription for what was chosen: the one that was begun, or a new one in place of what was begun with another
 * choice. Whatever else could be paid is ended before the answer, so that one payable subscription exists at most.
 * @returns undefined when the customer has paid already, also in the meantime
 * @throws {AppError} INVALID_PRICE_ID, PROMOTION_CODE_INVALID, PAYMENT_PROVIDER_FAILED, UNAUTHORIZED
 */
export async function startSubscription(stripe: Stripe, start: Start): Promise<Stripe.Subscription | undefined> {
  const { customer, chosen, turn } = start;
  await turn.goOn();
  const existing = await listSubscriptions(stripe, customer);
  const payable = existing.filter(isPayable);
  if (hasRunning(existing)) {
    await areEnded(stripe, start, payable);
    return undefined;
  }
  const begun = payable.find((one) => isFor(one, chosen));
  const started = begun ?? (await create(stripe, start, existing[0]));
  const others = payable.filter(({ id }) => id !== started.id);
  try {
    if (await areEnded(stripe, start, others)) return started;
  } catch (error) {
    // Nobody knows what was made just now. Should it stay all the same, the next call finds it.
    if (!begun) await end(stripe, started).catch(() => undefined);
    throw error;
  }
  // One of the others was paid after all: that one stays.
  await end(stripe, started);
  return undefined;
}

async function create(
  stripe: Stripe,
  { customer, memberId, chosen, turn, keyFor }: Start,
  newest: Stripe.Subscription | undefined,
): Promise<Stripe.Subscription> {
  await turn.goOn();
  const { priceId, promotionId } = chosen;
  return asking(() =>
    stripe.subscriptions.create(
      {
        customer,
        items: [{ price: priceId }],
        ...(promotionId && { discounts: [{ promotion_code: promotionId }] }),
        payment_behavior: 'default_incomplete',
        payment_settings: { save_default_payment_method: 'on_subscription', payment_method_types: ['card'] },
        metadata: { member_id: memberId, ...(promotionId && { promotion_code: promotionId }) },
        expand: ['latest_invoice.confirmation_secret'],
      },
      { idempotencyKey: keyFor('subscribe', customer, priceId, promotionId ?? 'full', newest?.id ?? 'first') },
    ),
  );
}

/**
 * Ends unpaid subscriptions by voiding what would pay them. Cancelling would end a paid one as well, and asking before leaves
 * a moment to pay in; an invoice the provider makes void only as long as it is open, whatever arrives at the same time.
 * @returns false when one of them was paid before
 * @throws {AppError} PAYMENT_PROVIDER_FAILED when one can still be paid
 */
async function areEnded(
  stripe: Stripe,
  { customer, turn }: Start,
  unpaid: readonly Stripe.Subscription[],
): Promise<boolean> {
  if (unpaid.length === 0) return true;
  const refusals: unknown[] = [];
  for (const one of unpaid) {
    await turn.goOn();
    await voidFirst(stripe, one).catch((error) => refusals.push(error));
  }
  await turn.goOn();
  const now = (await listSubscriptions(stripe, customer)).filter(({ id }) => unpaid.some((one) => one.id === id));
  if (hasRunning(now)) return false;
  if (now.some(isPayable)) throw refusals[0] ?? new AppError('PAYMENT_PROVIDER_FAILED');
  for (const { id, status } of now)
    if (status === 'incomplete') await asking(() => stripe.subscriptions.cancel(id)).catch(unlessGone);
  return true;
}

/** Ends a subscription that was just begun: unpaid by its invoice, paid by a coupon by itself. */
async function end(stripe: Stripe, begun: Stripe.Subscription): Promise<void> {
  if (isRunning(begun.status)) await asking(() => stripe.subscriptions.cancel(begun.id)).catch(unlessGone);
  else await voidFirst(stripe, begun);
}

/** Makes the invoice void that would pay a subscription for the first time. @throws {AppError} PAYMENT_PROVIDER_FAILED */
export async function voidFirst(stripe: Stripe, { latest_invoice }: Stripe.Subscription): Promise<void> {
  const id = typeof latest_invoice === 'string' ? latest_invoice : latest_invoice?.id;
  if (id) await asking(() => stripe.invoices.voidInvoice(id));
}

function unlessGone(error: unknown): void {
  if (!isGone(error)) throw error;
}

function hasRunning(subscriptions: readonly Stripe.Subscription[]): boolean {
  return subscriptions.some(({ status }) => isRunning(status));
}

function isFor({ items, metadata }: Stripe.Subscription, { priceId, promotionId }: Chosen): boolean {
  return items.data[0]?.price.id === priceId && metadata.promotion_code === promotionId;
}

/** What the payment script confirms. @throws {AppError} PAYMENT_PROVIDER_FAILED */
export function secretOf({ latest_invoice }: Stripe.Subscription): string {
  const secret = typeof latest_invoice === 'object' ? latest_invoice?.confirmation_secret?.client_secret : undefined;
  if (!secret) throw new AppError('PAYMENT_PROVIDER_FAILED', { cause: new Error('The invoice has no payment') });
  return secret;
}
