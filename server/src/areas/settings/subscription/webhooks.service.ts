import type Stripe from 'stripe';
import { AppError } from '../../../app-error.ts';
import type { Core } from '../../../core.ts';
import { forgetIfGone } from './gone-customer.ts';
import { paymentEvents } from './payment-events.repository.ts';
import { syncCustomer } from './subscription.sync.ts';

/** The provider's own advice: older signatures may be recordings. */
const toleranceSeconds = 300;
/** What changes a plan. Everything else is confirmed and forgotten. */
const relevant = /^(customer\.subscription\.|customer\.deleted$|invoice\.(paid|payment_succeeded|payment_failed)$)/;

export function createWebhooks(core: Core, stripe: Stripe | undefined) {
  const { env, database, now } = core;

  return {
    /**
     * Takes a message of the provider. It only says whose plan changed; how it stands is asked. Anything but success
     * makes the provider send it again.
     * @param payload the bytes as they arrived, which are what is signed
     * @throws {AppError} STRIPE_NOT_CONFIGURED, WEBHOOK_INVALID, PAYMENT_PROVIDER_FAILED
     */
    async receive(payload: Buffer | undefined, signature: string | undefined): Promise<void> {
      const { webhookSecret } = env.stripe;
      if (!stripe || !webhookSecret) throw new AppError('STRIPE_NOT_CONFIGURED');
      const event = verified(stripe, payload, signature, webhookSecret, now());
      const customer = relevant.test(event.type) ? customerOf(event) : undefined;
      if (!customer || (await paymentEvents(database.db).isKnown(event.id))) return;
      await syncCustomer(core, stripe, customer, event);
      if (event.type === 'customer.deleted') await forgetIfGone(core, stripe, customer);
    },
  };
}

function verified(
  stripe: Stripe,
  payload: Buffer | undefined,
  signature: string | undefined,
  secret: string,
  receivedAt: Date,
): Stripe.Event {
  try {
    return stripe.webhooks.constructEvent(
      payload ?? '',
      signature ?? '',
      secret,
      toleranceSeconds,
      undefined,
      receivedAt.getTime(),
    );
  } catch (error) {
    throw new AppError('WEBHOOK_INVALID', { cause: error });
  }
}

function customerOf(event: Stripe.Event): string | undefined {
  const { object } = event.data;
  if (event.type === 'customer.deleted') return event.data.object.id;
  if (!('customer' in object)) return undefined;
  const { customer } = object;
  if (typeof customer === 'string') return customer;
  return customer && typeof customer === 'object' && 'id' in customer ? String(customer.id) : undefined;
}
