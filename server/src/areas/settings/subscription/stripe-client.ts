import type { ErrorCode } from '@rezenso/contract/errors';
import type Stripe from 'stripe';
import { AppError } from '../../../app-error.ts';
import type { Env } from '../../../config/env.ts';

/** Two attempts of this length stay below the 30 seconds after which a browser is sent away. */
const defaultTimeoutMillis = 6_000;

export interface StripeSettings {
  /** Longest wait for one answer of the provider. */
  timeoutMillis?: number;
}

/** The provider's client; undefined, and not even loaded, without keys. */
export async function stripeClient(
  { stripe: env }: Pick<Env, 'stripe'>,
  settings: StripeSettings = {},
): Promise<Stripe | undefined> {
  if (!env.secretKey) return undefined;
  const { default: Client } = await import('stripe');
  return new Client(env.secretKey, {
    timeout: settings.timeoutMillis ?? defaultTimeoutMillis,
    maxNetworkRetries: 1,
    telemetry: false,
    ...(env.apiBase && hostOf(env.apiBase)),
  });
}

function hostOf(base: string): { protocol: 'http' | 'https'; host: string; port: string } {
  const { protocol, hostname, port } = new URL(base);
  const isPlain = protocol === 'http:';
  return { protocol: isPlain ? 'http' : 'https', host: hostname, port: port || (isPlain ? '80' : '443') };
}

/**
 * Runs a call of the provider and turns its refusals into ours.
 * @throws {AppError} INVALID_PRICE_ID, PROMOTION_CODE_INVALID, PAYMENT_PROVIDER_FAILED
 */
export async function asking<T>(call: () => Promise<T>): Promise<T> {
  try {
    return await call();
  } catch (error) {
    if (!isRefusal(error)) throw error;
    throw new AppError(codeOf(error), { cause: error });
  }
}

type Refusal = InstanceType<typeof Stripe.errors.StripeError>;

/** Whether something is an error of the provider's client: their type begins with its name. */
function isRefusal(error: unknown): error is Refusal {
  return error instanceof Error && 'type' in error && String(error.type).startsWith('Stripe');
}

/** What a request was refused for: a price that does not exist or is switched off, or a coupon that does not hold for it. */
function codeOf({ type, param }: Refusal): ErrorCode {
  if (type !== 'StripeInvalidRequestError' || !param) return 'PAYMENT_PROVIDER_FAILED';
  if (/discounts|promotion|coupon/.test(param)) return 'PROMOTION_CODE_INVALID';
  return /price/.test(param) ? 'INVALID_PRICE_ID' : 'PAYMENT_PROVIDER_FAILED';
}

/** Whether the provider says that what was asked for does not exist (any more). */
export function isGone(error: unknown): boolean {
  return missing(error) !== undefined;
}

/** Whether the provider says so of the customer that a call was for. */
export function isCustomerGone(error: unknown): boolean {
  return missing(error)?.param === 'customer';
}

function missing(error: unknown): Refusal | undefined {
  const cause = error instanceof AppError ? error.cause : error;
  return isRefusal(cause) && cause.code === 'resource_missing' ? cause : undefined;
}

/**
 * Whether a customer was deleted. The provider keeps the names of those and says so; one that it never had, it does not find:
 * then the key is another account's, and nothing follows for the member.
 * @throws {AppError} PAYMENT_PROVIDER_FAILED, also for one that it does not find
 */
export async function isDeleted(stripe: Stripe, customerId: string): Promise<boolean> {
  return (await asking(() => stripe.customers.retrieve(customerId))).deleted === true;
}
