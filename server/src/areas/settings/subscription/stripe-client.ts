import Stripe from 'stripe';
import { AppError } from '../../../app-error.ts';
import type { Env } from '../../../config/env.ts';

/** Two attempts of this length stay below the 30 seconds after which a browser is sent away. */
const defaultTimeoutMillis = 6_000;

export interface StripeSettings {
  /** Longest wait for one answer of the provider. */
  timeoutMillis?: number;
}

/** The provider's client; undefined without keys. */
export function stripeClient({ stripe: env }: Pick<Env, 'stripe'>, settings: StripeSettings = {}): Stripe | undefined {
  if (!env.secretKey) return undefined;
  return new Stripe(env.secretKey, {
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
 * @throws {AppError} INVALID_PRICE_ID, PAYMENT_PROVIDER_FAILED
 */
export async function asking<T>(call: () => Promise<T>): Promise<T> {
  try {
    return await call();
  } catch (error) {
    if (!(error instanceof Stripe.errors.StripeError)) throw error;
    throw new AppError(isAboutPrice(error) ? 'INVALID_PRICE_ID' : 'PAYMENT_PROVIDER_FAILED', { cause: error });
  }
}

/** The price does not exist, is switched off, or is no monthly one. */
function isAboutPrice({ type, param }: InstanceType<typeof Stripe.errors.StripeError>): boolean {
  return type === 'StripeInvalidRequestError' && /price/.test(param ?? '');
}

/** Whether the provider says that what was asked for does not exist (any more). */
export function isGone(error: unknown): boolean {
  const cause = error instanceof AppError ? error.cause : error;
  return cause instanceof Stripe.errors.StripeError && cause.code === 'resource_missing';
}
