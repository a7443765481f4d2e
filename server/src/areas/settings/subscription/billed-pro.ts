import type { Db } from '../../../database/database.ts';
import { billingAccounts } from './billing-accounts.repository.ts';
import { isPaid, isRunning } from './subscription-state.ts';

/** Pro that a payment provider bills. */
export interface BilledPro {
  /** Of the paid period (ISO); null when nothing is paid. */
  endsAt: string | null;
  /** Whether nothing is charged after `endsAt`. */
  isCancelled: boolean;
}

/** The running subscription of a member as it was last learned; undefined without one, also for Pro that was granted. */
export async function billedPro(db: Db, memberId: string): Promise<BilledPro | undefined> {
  const account = await billingAccounts(db).find(memberId);
  if (!account?.customerId || !isRunning(account.status)) return undefined;
  const { status, currentPeriodEnd, cancelsAtPeriodEnd } = account;
  return {
    endsAt: isPaid(status) ? (currentPeriodEnd?.toISOString() ?? null) : null,
    isCancelled: cancelsAtPeriodEnd,
  };
}
