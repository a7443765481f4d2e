import type Stripe from 'stripe';
import { AppError } from '../../../app-error.ts';
import type { Chosen } from './offer.ts';
import { asking } from './stripe-client.ts';

interface Start {
  customer: string;
  memberId: string;
  chosen: Chosen;
  /** All subscriptions of the customer, newest first. */
  existing: readonly Stripe.Subscription[];
  /** The same for parallel calls. */
  keyFor(...parts: string[]): string;
}

/**
 * The unpaid subscription for what was chosen: the one that was begun, or a new one in place of what was begun with another
 * choice.
 * @throws {AppError} INVALID_PRICE_ID, PROMOTION_CODE_INVALID, PAYMENT_PROVIDER_FAILED
 */
export async function startSubscription(stripe: Stripe, start: Start): Promise<Stripe.Subscription> {
  const { customer, memberId, chosen, existing, keyFor } = start;
  const { priceId, promotionId } = chosen;
  const unpaid = existing.filter(({ status }) => status === 'incomplete');
  const begun = unpaid.find((one) => isFor(one, chosen));
  if (begun) return begun;
  const [newest] = existing;
  const created = await asking(() =>
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
  // A second window may still show the one before: its payment is refused then, not taken as well.
  for (const { id } of unpaid) await asking(() => stripe.subscriptions.cancel(id));
  return created;
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
