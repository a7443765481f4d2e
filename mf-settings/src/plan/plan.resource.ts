import {
  cancelSubscription,
  getSubscription,
  openBillingPortal,
  refreshSubscription,
  resumeSubscription,
  type Subscription,
} from '@rezenso/contract/subscription';
import { call, hasCode, isUnauthorized, prefetch, remember, useEndpoint } from '@rezenso/platform';
import { isPro } from './plan.ts';

/** Together about 20 s: the provider's message usually needs one or two. */
const settleAttempts = 12;
const settlePauseMs = 1_500;

/** The plan of the signed-in business. The provider can change it meanwhile, so the answer is good for 30 s only. */
export function usePlan() {
  return useEndpoint(getSubscription, undefined, { freshForSeconds: 30 });
}

/** Reads the plan ahead, for who is about to open the offer. */
export function prefetchPlan(): Promise<void> {
  return prefetch(getSubscription);
}

/** Ends Pro with the paid period, or at once when it is not paid. */
export async function cancelPlan(): Promise<void> {
  await keep(await call(cancelSubscription));
}

/** Takes a cancellation back. */
export async function resumePlan(): Promise<void> {
  await keep(await call(resumeSubscription));
}

/** Where the provider lets the business see invoices and change its card. */
export async function billingPortal(): Promise<string> {
  return (await call(openBillingPortal)).url;
}

/**
 * After a payment: asks the provider once, then waits for its message for a while.
 * @returns whether Pro has arrived
 * @throws {ApiError} what waiting does not mend: nobody is signed in, or no provider is set up
 */
export async function settlePlan(signal: AbortSignal): Promise<boolean> {
  for (let attempt = 0; attempt < settleAttempts && !signal.aborted; attempt += 1) {
    const endpoint = attempt === 0 ? refreshSubscription : getSubscription;
    const plan = await call(endpoint).catch(passing);
    if (plan && isPro(plan)) {
      await keep(plan);
      return true;
    }
    await new Promise((resolve) => setTimeout(resolve, settlePauseMs));
  }
  return false;
}

/** A provider or a network that does not answer now may do so in a moment. */
function passing(error: unknown): undefined {
  if (isUnauthorized(error) || hasCode(error, 'STRIPE_NOT_CONFIGURED')) throw error;
}

/** Shows it everywhere. */
async function keep(plan: Subscription): Promise<void> {
  await remember(getSubscription, plan);
}
