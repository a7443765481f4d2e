import type { PlanPrice, SubscriptionChoice, SubscriptionOffer } from '@rezenso/contract/subscription';
import type Stripe from 'stripe';
import { AppError } from '../../../app-error.ts';
import type { Env } from '../../../config/env.ts';
import { asking } from './stripe-client.ts';
import { planPriceOf, priceOf } from './subscription-state.ts';

/** What somebody chose to pay, by the provider's ids. */
export interface Chosen {
  priceId: string;
  promotionId: string | undefined;
}

/**
 * Finds what was chosen at the provider.
 * @throws {AppError} INVALID_PRICE_ID, PROMOTION_CODE_INVALID, PAYMENT_PROVIDER_FAILED
 */
export async function resolveChoice(
  env: Env['stripe'],
  stripe: Stripe,
  { interval, promotionCode }: SubscriptionChoice,
): Promise<Chosen> {
  const priceId = interval === 'year' ? env.yearlyPriceId : env.priceId;
  if (!priceId) throw new AppError('INVALID_PRICE_ID');
  if (promotionCode === undefined) return { priceId, promotionId: undefined };
  const { data } = await asking(() => stripe.promotionCodes.list({ code: promotionCode, active: true, limit: 1 }));
  const [promotion] = data;
  if (!promotion) throw new AppError('PROMOTION_CODE_INVALID');
  return { priceId, promotionId: promotion.id };
}

/**
 * What is about to be paid, and what could be chosen instead. The amount is that of the invoice, never our own sum.
 * @throws {AppError} INVALID_PRICE_ID, PAYMENT_PROVIDER_FAILED
 */
export async function offerOf(
  env: Env['stripe'],
  stripe: Stripe,
  subscription: Stripe.Subscription,
): Promise<SubscriptionOffer> {
  const own = priceOf(subscription);
  const { latest_invoice: invoice } = subscription;
  if (!own || !invoice || typeof invoice === 'string') throw new AppError('INVALID_PRICE_ID');
  const others = [env.priceId, env.yearlyPriceId].filter((id) => id && id !== subscription.items.data[0]?.price.id);
  const [prices, takesPromotionCodes] = await Promise.all([
    Promise.all(others.map((id) => otherPrice(stripe, id ?? ''))),
    hasPromotionCodes(stripe),
  ]);
  return {
    ...own,
    dueCents: invoice.amount_due,
    prices: [own, ...prices.filter((price) => price !== null)].sort((a, b) => a.priceCents - b.priceCents),
    takesPromotionCodes,
  };
}

/** Whether a field for codes makes sense. Who cannot be told pays without one. */
async function hasPromotionCodes(stripe: Stripe): Promise<boolean> {
  return asking(() => stripe.promotionCodes.list({ active: true, limit: 1 })).then(
    ({ data }) => data.length > 0,
    () => false,
  );
}

/** A price that is not chosen and cannot be had keeps nobody from paying the other. */
async function otherPrice(stripe: Stripe, id: string): Promise<PlanPrice | null> {
  return asking(() => stripe.prices.retrieve(id)).then(
    (price) => (price.active ? planPriceOf(price) : null),
    () => null,
  );
}
