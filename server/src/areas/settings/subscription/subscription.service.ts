import { freeMatches } from '@rezenso/contract/limits';
import type { Subscription } from '@rezenso/contract/subscription';
import type Stripe from 'stripe';
import type { CurrentMember } from '../../../access/current-member.ts';
import { AppError } from '../../../app-error.ts';
import type { Core } from '../../../core.ts';
import { createFormerAccounts } from '../../rewards/index.ts';
import { billingAccounts } from './billing-accounts.repository.ts';
import { plans } from './plans.repository.ts';
import { asking, isGone } from './stripe-client.ts';
import { listSubscriptions, syncCustomer } from './subscription.sync.ts';
import { isRunning } from './subscription-state.ts';

/** How long a refusal is repeated at most. */
const keyMillis = 600_000;

type Payer = Pick<CurrentMember, 'id' | 'email'>;

/** The business's plan, and what the payment provider does for it. */
export function createSubscriptions(core: Core, stripe: Stripe | undefined) {
  const { env, database, limits, now } = core;
  const formerAccounts = createFormerAccounts(core);
  const isReady = stripe !== undefined && Boolean(env.stripe.priceId && env.stripe.publishableKey);

  /** @throws {AppError} STRIPE_NOT_CONFIGURED */
  function provider(): Stripe {
    if (!stripe || !isReady) throw new AppError('STRIPE_NOT_CONFIGURED');
    return stripe;
  }

  /** One customer per member: parallel calls carry the same key and get the same one. */
  async function customerOf({ id, email }: Payer): Promise<string> {
    const known = await billingAccounts(database.db).find(id);
    if (known?.customerId) return known.customerId;
    const given = { email, metadata: { member_id: id }, preferred_locales: ['de'] };
    const created = await asking(() => provider().customers.create(given, { idempotencyKey: keyFor('customer', id) }));
    return billingAccounts(database.db).keepCustomer(id, created.id, now());
  }

  /** @throws {AppError} NOT_SUBSCRIBED, PAYMENT_PROVIDER_FAILED */
  async function changeRunning(memberId: string, change: Stripe.SubscriptionUpdateParams): Promise<void> {
    const client = provider();
    const account = await billingAccounts(database.db).find(memberId);
    const { customerId, subscriptionId } = account ?? {};
    if (!account || !customerId || !subscriptionId || !isRunning(account.status)) throw new AppError('NOT_SUBSCRIBED');
    try {
      await asking(() => client.subscriptions.update(subscriptionId, change));
    } catch (error) {
      if (!isGone(error)) throw error;
      await syncCustomer(core, client, customerId);
      throw new AppError('NOT_SUBSCRIBED', { cause: error });
    }
    await syncCustomer(core, client, customerId);
  }

  /** The same for parallel calls. The provider repeats its answer to a key, also a refusal, so keys change in time. */
  function keyFor(...parts: string[]): string {
    return [...parts, Math.floor(now().getTime() / keyMillis)].join('.');
  }

  const service = {
    /** The plan as it was last learned. */
    async get(memberId: string): Promise<Subscription> {
      const plan = await plans(database.db).get(memberId);
      const isPro = plan.status === 'active';
      const used = isPro ? 0 : await formerAccounts.countFreeMatches(database.db, memberId);
      return {
        status: plan.status,
        cancelsAtPeriodEnd: plan.cancelsAtPeriodEnd,
        currentPeriodEnd: plan.currentPeriodEnd?.toISOString() ?? null,
        hasBillingAccount: plan.customerId !== null,
        remainingFreeMatches: isPro ? null : Math.max(0, freeMatches - used),
        publishableKey: isReady ? (env.stripe.publishableKey ?? null) : null,
      };
    },

    /**
     * Begins the upgrade, or goes on with one that was begun: as long as nothing is paid, every call answers the same
     * secret.
     * @throws {AppError} STRIPE_NOT_CONFIGURED, INVALID_PRICE_ID, ALREADY_SUBSCRIBED, PAYMENT_PROVIDER_FAILED, RATE_LIMITED
     */
    async begin(member: Payer): Promise<{ clientSecret: string }> {
      const client = provider();
      if ((await plans(database.db).get(member.id)).status === 'active') throw new AppError('ALREADY_SUBSCRIBED');
      await limits.take('create-subscription', member.id);
      const customer = await customerOf(member);
      const existing = await listSubscriptions(client, customer);
      if (existing.some(({ status }) => isRunning(status))) {
        await syncCustomer(core, client, customer);
        throw new AppError('ALREADY_SUBSCRIBED');
      }
      const price = env.stripe.priceId ?? '';
      const begun = existing.find((one) => one.status === 'incomplete' && one.items.data[0]?.price.id === price);
      const [newest] = existing;
      const subscription =
        begun ??
        (await asking(() =>
          client.subscriptions.create(
            {
              customer,
              items: [{ price }],
              payment_behavior: 'default_incomplete',
              payment_settings: { save_default_payment_method: 'on_subscription', payment_method_types: ['card'] },
              metadata: { member_id: member.id },
              expand: ['latest_invoice.confirmation_secret'],
            },
            { idempotencyKey: keyFor('subscribe', customer, price, newest?.id ?? 'first') },
          ),
        ));
      return { clientSecret: secretOf(subscription) };
    },

    /**
     * An address of the provider's portal, where cards and invoices are managed.
     * @throws {AppError} STRIPE_NOT_CONFIGURED, NOT_SUBSCRIBED, PAYMENT_PROVIDER_FAILED
     */
    async openPortal(memberId: string): Promise<{ url: string }> {
      const client = provider();
      const customer = (await billingAccounts(database.db).find(memberId))?.customerId;
      if (!customer) throw new AppError('NOT_SUBSCRIBED');
      const return_url = `${env.publicOrigin}/settings/subscription`;
      const { url } = await asking(() => client.billingPortal.sessions.create({ customer, return_url, locale: 'de' }));
      return { url };
    },

    /** Pro ends with the period. @throws {AppError} STRIPE_NOT_CONFIGURED, NOT_SUBSCRIBED, PAYMENT_PROVIDER_FAILED */
    async cancel(memberId: string): Promise<Subscription> {
      await changeRunning(memberId, { cancel_at_period_end: true });
      return service.get(memberId);
    },

    /** Takes `cancel` back. @throws {AppError} STRIPE_NOT_CONFIGURED, NOT_SUBSCRIBED, PAYMENT_PROVIDER_FAILED */
    async resume(memberId: string): Promise<Subscription> {
      await changeRunning(memberId, { cancel_at_period_end: false });
      return service.get(memberId);
    },

    /** Asks the provider now. @throws {AppError} STRIPE_NOT_CONFIGURED, PAYMENT_PROVIDER_FAILED, RATE_LIMITED */
    async refresh(memberId: string): Promise<Subscription> {
      const client = provider();
      await limits.take('refresh-subscription', memberId);
      const customer = (await billingAccounts(database.db).find(memberId))?.customerId;
      if (customer) await syncCustomer(core, client, customer);
      return service.get(memberId);
    },
  };
  return service;
}

/** What the payment script confirms. @throws {AppError} PAYMENT_PROVIDER_FAILED */
function secretOf({ latest_invoice }: Stripe.Subscription): string {
  const secret = typeof latest_invoice === 'object' ? latest_invoice?.confirmation_secret?.client_secret : undefined;
  if (!secret) throw new AppError('PAYMENT_PROVIDER_FAILED', { cause: new Error('The invoice has no payment') });
  return secret;
}
