import type Stripe from 'stripe';
import type { Core } from '../../../core.ts';
import { billingAccounts } from './billing-accounts.repository.ts';
import { isCustomerGone, isDeleted } from './stripe-client.ts';
import { syncCustomer } from './subscription.sync.ts';

type Parts = Parameters<typeof syncCustomer>[0] & Pick<Core, 'database'>;

/**
 * Forgets a customer that somebody deleted at the provider, after what that ended was learned; the next upgrade makes a new one.
 * @returns false when the provider still has it
 * @throws {AppError} PAYMENT_PROVIDER_FAILED
 */
export async function forgetIfGone(core: Parts, stripe: Stripe, customerId: string): Promise<boolean> {
  if (!(await isDeleted(stripe, customerId))) return false;
  await syncCustomer(core, stripe, customerId);
  await billingAccounts(core.database.db).forgetCustomer(customerId, core.now());
  return true;
}

/**
 * Does `work` for a customer. When the provider refuses because it was deleted there, it is forgotten first.
 * @returns undefined then
 */
export async function unlessDeleted<T>(
  core: Parts,
  stripe: Stripe,
  customerId: string,
  work: () => Promise<T>,
): Promise<T | undefined> {
  try {
    return await work();
  } catch (error) {
    if (isCustomerGone(error) && (await forgetIfGone(core, stripe, customerId))) return undefined;
    throw error;
  }
}
