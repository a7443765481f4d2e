import type { Language } from '@rezenso/contract/language';
import { planOf, plans as planTable } from '@rezenso/contract/plans';
import type { Invoice, Subscription, SubscriptionChoice, SubscriptionOffer } from '@rezenso/contract/subscription';
import type Stripe from 'stripe';
import type { CurrentMember } from '../../../access/current-member.ts';
import { AppError } from '../../../app-error.ts';
import type { Core } from '../../../core.ts';
import { createFormerAccounts } from '../../rewards/index.ts';
import { billingAccounts } from './billing-accounts.repository.ts';
import { inTurn, type Turn } from './checkout-turn.ts';
import { endSubscription } from './end-subscription.ts';
import { unlessDeleted } from './gone-customer.ts';
import { listInvoices } from './invoices.ts';
import { type Chosen, offerOf, resolveChoice } from './offer.ts';
import { plans } from './plans.repository.ts';
import { secretOf, startSubscription } from './start-subscription.ts';
import { asking, isGone } from './stripe-client.ts';
import { endCustomer } from './subscription.jobs.ts';
import { listSubscriptions, syncCustomer } from './subscription.sync.ts';
import { isRunning, stateOf } from './subscription-state.ts';

/** How long a refusal is repeated at most. */
const keyMillis = 600_000;

type Payer = Pick<CurrentMember, 'id' | 'email' | 'language'>;

/** What the payment script needs, and what it is about. */
interface Started {
  clientSecret: string;
  offer: SubscriptionOffer;
}

/** The business's plan, and what the payment provider does for it. */
export function createSubscriptions(core: Core, stripe: Stripe | undefined) {
  const { env, database, jobs, limits, now } = core;
  const formerAccounts = createFormerAccounts(core);
  const isReady = stripe !== undefined && Boolean(env.stripe.priceId && env.stripe.publishableKey);

  /** @throws {AppError} STRIPE_NOT_CONFIGURED */
  function provider(): Stripe {
    if (!stripe || !isReady) throw new AppError('STRIPE_NOT_CONFIGURED');
    return stripe;
  }

  /**
   * One customer per member. What is asked under the key is the same in every attempt, so that one whose answer was lost is found
   * again; what a member can change is told after it. A customer that is not kept is ended: its account left meanwhile.
   * @param gone one that was forgotten just now, whose making must not be answered again
   * @throws {AppError} PAYMENT_PROVIDER_FAILED, UNAUTHORIZED
   */
  async function customerOf({ id, email, language }: Payer, turn: Turn, gone = ''): Promise<string> {
    const known = await billingAccounts(database.db).find(id);
    if (known?.customerId) return known.customerId;
    const { customers } = provider();
    await turn.goOn();
    const key = { idempotencyKey: keyFor('customer', id, ...(gone ? [gone] : [])) };
    const { id: made } = await asking(() => customers.create({ metadata: { member_id: id } }, key));
    await asking(() => customers.update(made, { email, preferred_locales: [language ?? 'de'] }));
    const kept = await billingAccounts(database.db).keepCustomer(id, made);
    if (kept !== made) await jobs.enqueue(database.db, endCustomer, { customerId: made });
    if (kept === undefined) throw new AppError('UNAUTHORIZED');
    return kept;
  }

  /** Everything that must not happen twice at a time for one member. Somebody may have deleted the customer at the provider: then with a new one. */
  async function start(client: Stripe, member: Payer, chosen: Chosen, turn: Turn) {
    try {
      const known = await customerOf(member, turn);
      const startFor = async (customer: string) => {
        const started = await startSubscription(client, { customer, memberId: member.id, chosen, turn, keyFor });
        await turn.goOn();
        return { customer, started };
      };
      const first = await unlessDeleted(core, client, known, () => startFor(known));
      return first ?? (await startFor(await customerOf(member, turn, known)));
    } catch (error) {
      // The provider's customer goes with the account.
      if (isGone(error)) await turn.goOn();
      throw error;
    }
  }

  /**
   * Changes something about all that runs, as the provider has it now, and learns what followed.
   * @throws {AppError} NOT_SUBSCRIBED, PAYMENT_PROVIDER_FAILED
   */
  async function changeRunning(
    memberId: string,
    change: (client: Stripe, running: readonly Stripe.Subscription[]) => Promise<void>,
  ): Promise<void> {
    const client = provider();
    const { customerId, status = null } = (await billingAccounts(database.db).find(memberId)) ?? {};
    if (!customerId || !isRunning(status)) throw new AppError('NOT_SUBSCRIBED');
    const running = (await listSubscriptions(client, customerId)).filter((one) => isRunning(one.status));
    try {
      if (running.length === 0) throw new AppError('NOT_SUBSCRIBED');
      await change(client, running);
    } catch (error) {
      if (isGone(error)) throw new AppError('NOT_SUBSCRIBED', { cause: error });
      throw error;
    } finally {
      await syncCustomer(core, client, customerId);
    }
  }

  /** The same for parallel calls. The provider repeats its answer to a key, also a refusal, so keys change in time. */
  function keyFor(...parts: string[]): string {
    return [...parts, Math.floor(now().getTime() / keyMillis)].join('.');
  }

  const service = {
    /** The plan as it was last learned. */
    async get(memberId: string): Promise<Subscription> {
      const plan = await plans(database.db).get(memberId);
      const isPro = planOf(plan.status) === 'pro';
      const used = isPro ? 0 : await formerAccounts.countFreeMatches(database.db, memberId);
      return {
        status: plan.status,
        cancelsAtPeriodEnd: plan.cancelsAtPeriodEnd,
        currentPeriodEnd: plan.currentPeriodEnd?.toISOString() ?? null,
        hasBillingAccount: plan.customerId !== null,
        remainingFreeMatches: isPro ? null : Math.max(0, planTable.free.exchanges - used),
        billing: plan.billing,
        publishableKey: isReady ? (env.stripe.publishableKey ?? null) : null,
      };
    },

    /**
     * Begins the upgrade, or goes on with one that was begun: as long as nothing is paid, every call with the same choice
     * answers the same secret. Another choice ends what was begun with the one before, so that nobody pays twice.
     * @throws {AppError} STRIPE_NOT_CONFIGURED, INVALID_PRICE_ID, PROMOTION_CODE_INVALID, ALREADY_SUBSCRIBED,
     *   PAYMENT_PROVIDER_FAILED, RATE_LIMITED, UNAUTHORIZED when the account was deleted meanwhile
     */
    async begin(member: Payer, choice: SubscriptionChoice): Promise<Started> {
      const client = provider();
      if (planOf((await plans(database.db).get(member.id)).status) === 'pro') throw new AppError('ALREADY_SUBSCRIBED');
      await limits.take('create-subscription', member.id);
      const known = (await billingAccounts(database.db).find(member.id))?.customerId ?? undefined;
      const chosen = await resolveChoice(env.stripe, client, choice, known);
      const { customer, started } = await inTurn(core, member.id, (turn) => start(client, member, chosen, turn));
      // A coupon may leave nothing to pay: then Pro begins at once.
      if (!started || isRunning(started.status)) {
        await syncCustomer(core, client, customer);
        throw new AppError('ALREADY_SUBSCRIBED');
      }
      return { clientSecret: secretOf(started), offer: await offerOf(env.stripe, client, started) };
    },

    /**
     * The newest invoices, asked of the provider; none for whom it does not know.
     * @throws {AppError} STRIPE_NOT_CONFIGURED, PAYMENT_PROVIDER_FAILED, RATE_LIMITED
     */
    async invoices(memberId: string): Promise<Invoice[]> {
      await limits.take('list-invoices', memberId);
      const customer = (await billingAccounts(database.db).find(memberId))?.customerId;
      if (!customer) return [];
      const client = provider();
      return (await unlessDeleted(core, client, customer, () => listInvoices(client, customer))) ?? [];
    },

    /**
     * An address of the provider's portal, where cards and invoices are managed.
     * @throws {AppError} STRIPE_NOT_CONFIGURED, NOT_SUBSCRIBED, PAYMENT_PROVIDER_FAILED
     */
    async openPortal(memberId: string, locale: Language): Promise<{ url: string }> {
      const client = provider();
      const customer = (await billingAccounts(database.db).find(memberId))?.customerId;
      if (!customer) throw new AppError('NOT_SUBSCRIBED');
      const return_url = `${env.publicOrigin}/settings/subscription`;
      const portal = await unlessDeleted(core, client, customer, () =>
        asking(() => client.billingPortal.sessions.create({ customer, return_url, locale })),
      );
      if (!portal) throw new AppError('NOT_SUBSCRIBED');
      return { url: portal.url };
    },

    /**
     * Pro ends with the period; what is not paid ends at once, and need not be. There should be no second subscription. If there is,
     * whoever cancels wants an end of all that is billed.
     * @throws {AppError} STRIPE_NOT_CONFIGURED, NOT_SUBSCRIBED, PAYMENT_PROVIDER_FAILED
     */
    async cancel(memberId: string): Promise<Subscription> {
      await changeRunning(memberId, async (client, running) => {
        for (const one of running) await endSubscription(client, one);
      });
      return service.get(memberId);
    },

    /** Takes `cancel` back. @throws {AppError} STRIPE_NOT_CONFIGURED, NOT_SUBSCRIBED, PAYMENT_PROVIDER_FAILED */
    async resume(memberId: string): Promise<Subscription> {
      await changeRunning(memberId, async (client, running) => {
        const { subscriptionId } = stateOf(running);
        if (subscriptionId)
          await asking(() => client.subscriptions.update(subscriptionId, { cancel_at_period_end: false }));
      });
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
