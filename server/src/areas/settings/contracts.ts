import type { Core } from '../../core.ts';
import type { Tx } from '../../database/database.ts';
import { googleConnections } from './platforms/google-connections.repository.ts';
import { billingAccounts } from './subscription/billing-accounts.repository.ts';
import { endCustomer } from './subscription/subscription.jobs.ts';

/** The contracts of a member with others: the subscription and Google. Both end by jobs, as often as it takes. */
export async function endContracts({ events, jobs }: Pick<Core, 'events' | 'jobs'>, tx: Tx, member: string) {
  const customerId = await billingAccounts(tx).remove(member);
  if (customerId) await jobs.enqueue(tx, endCustomer, { customerId });
  for (const sealedToken of await googleConnections(tx).removeAllOf(member)) {
    await events.record(tx, 'platform.access-ended', { sealedToken });
  }
}
