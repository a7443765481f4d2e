import type Stripe from 'stripe';
import type { Core } from '../../../core.ts';
import { job } from '../../../jobs/job.ts';
import { contacts } from '../../accounts/index.ts';
import { billingAccounts } from './billing-accounts.repository.ts';
import { endSubscription } from './end-subscription.ts';
import { voidFirst } from './start-subscription.ts';
import { isGone } from './stripe-client.ts';
import { listSubscriptions, syncCustomer } from './subscription.sync.ts';
import { isPayable, isRunning } from './subscription-state.ts';

/** Ends everything the provider has of an account that was deleted; tried for about three days. */
export const endCustomer = job<{ customerId: string }>('subscription.end-customer', {
  retryLimit: 80,
  retryDelay: 10,
});
/** Ends what is billed of who is banned, and so cannot cancel; tried for about three days. */
export const endForBan = job<{ memberId: string }>('subscription.end-for-ban', { retryLimit: 80, retryDelay: 10 });
/**
 * Tells the provider where and in which language to write to a member; tried for about a day. Named after the language, which was all it
 * told at first: what waits under the name is still to be done.
 */
export const tellContact = job<{ memberId: string }>('subscription.tell-language', { retryLimit: 30, retryDelay: 10 });
/** Asks for plans whose period is over without word from the provider. */
export const reconcile = job<Record<string, never>>('subscription.reconcile', { retryLimit: 2 });
const graceMillis = 3_600_000;
const reconcileCount = 500;

export function subscriptionJobs(core: Core, stripe: Stripe | undefined): void {
  const { database, jobs, log, now } = core;

  // Deleting the customer ends the subscription at once and forgets the card and the address.
  jobs.work(endCustomer, async ({ customerId }) => {
    if (!stripe) throw new Error(`${customerId} has to be ended at the payment provider, but there are no keys`);
    await stripe.customers.del(customerId).catch((error) => {
      if (!isGone(error)) throw error;
    });
  });

  // Read when it is done: a ban that was lifted meanwhile ends nothing. What can still be paid for the first time goes, too.
  jobs.work(endForBan, async ({ memberId }) => {
    const customer = (await billingAccounts(database.db).find(memberId))?.customerId;
    if (!customer || !(await billingAccounts(database.db).isBanned(memberId))) return;
    if (!stripe) throw new Error(`${customer} has to be ended at the payment provider, but there are no keys`);
    const all = await listSubscriptions(stripe, customer);
    for (const one of all) {
      if (isRunning(one.status)) await endSubscription(stripe, one);
      else if (isPayable(one)) await voidFirst(stripe, one);
    }
    await syncCustomer(core, stripe, customer);
  });

  // Read when it is told, so that of two choices the later one stays, in whatever order their jobs run.
  jobs.work(tellContact, async ({ memberId }) => {
    if (!stripe) return;
    const customer = (await billingAccounts(database.db).find(memberId))?.customerId;
    const contact = await contacts(database.db).find(memberId);
    if (!customer || !contact) return;
    const { email, language } = contact;
    await stripe.customers.update(customer, { email, preferred_locales: [language] }).catch((error) => {
      if (!isGone(error)) throw error;
    });
  });

  // Messages can be lost for good; a period that is over says so.
  jobs.work(reconcile, async () => {
    if (!stripe) return;
    const overdue = await billingAccounts(database.db).listOverdue(
      new Date(now().getTime() - graceMillis),
      reconcileCount,
    );
    for (const customer of overdue) {
      await syncCustomer(core, stripe, customer).catch((error) =>
        log.warn({ err: error, customer }, 'a plan could not be asked for'),
      );
    }
  });
  jobs.schedule(reconcile, '41 */6 * * *');
}
