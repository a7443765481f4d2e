import type { PlanPrice, SubscriptionChoice, SubscriptionOffer } from '@rezenso/contract/subscription';
import type Stripe from 'stripe';
import { AppError } from '../../../app-error.ts';
import type { Env } from '../../../config/env.ts';
import { asking } from './stripe-client.ts';
import { planPriceOf, priceOf } from './subscription-state.ts';

/** The most that the provider lists at once. */
const manyCodes = 100;

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
  customer: string | undefined,
): Promise<Chosen> {
  const priceId = interval === 'year' ? env.yearlyPriceId : env.priceId;
  if (!priceId) throw new AppError('INVALID_PRICE_ID');
  if (promotionCode === undefined) return { priceId, promotionId: undefined };
  const promotion = await findPromotion(stripe, customer, { code: promotionCode });
  if (!promotion) throw new AppError('PROMOTION_CODE_INVALID');
  return { priceId, promotionId: promotion.id };
}

/** A code that is the customer's own, else one that everybody may use: the provider keeps the same code for several customers. */
async function findPromotion(
  stripe: Stripe,
  customer: string | undefined,
  wanted: { code?: string },
): Promise<Stripe.PromotionCode | undefined> {
  const find = (more: Stripe.PromotionCodeListParams) =>
    asking(async () => (await stripe.promotionCodes.list({ ...wanted, active: true, ...more })).data);
  const [own] = customer === undefined ? [] : await find({ customer, limit: 1 });
  return own ?? (await find({ limit: manyCodes })).find((one) => one.customer === null);
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
    hasPromotionCodes(stripe, customerIdOf(subscription)),
  ]);
  return {
    ...own,
    dueCents: invoice.amount_due,
    prices: [own, ...prices.filter((price) => price !== null)].sort((a, b) => a.priceCents - b.priceCents),
    takesPromotionCodes,
  };
}

function customerIdOf({ customer }: Stripe.Subscription): string {
  return typeof customer === 'string' ? customer : customer.id;
}

/** Whether a field for codes makes sense. Who cannot be told pays without one. */
async function hasPromotionCodes(stripe: Stripe, customer: string): Promise<boolean> {
  return findPromotion(stripe, customer, {}).then(
    (found) => found !== undefined,
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
