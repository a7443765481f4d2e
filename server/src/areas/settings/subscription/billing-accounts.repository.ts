import type { BillingInterval } from '@rezenso/contract/subscription';
import type { Db } from '../../../database/database.ts';
import { announce } from '../../../live/announce.ts';
import { balances } from '../../accounts/index.ts';
import { planOf, type SubscriptionState } from './subscription-state.ts';

export interface BillingAccount extends SubscriptionState {
  memberId: string;
  /** The provider's name for the business; null for Pro that was granted without a payment. */
  customerId: string | null;
  version: number;
}

interface BillingRow extends Omit<BillingAccount, 'billing'> {
  interval: BillingInterval | null;
  priceCents: number | null;
}

const columns = [
  'member_id as memberId',
  'customer_id as customerId',
  'subscription_id as subscriptionId',
  'status',
  'current_period_end as currentPeriodEnd',
  'cancels_at_period_end as cancelsAtPeriodEnd',
  'billing_interval as interval',
  'price_cents as priceCents',
  'version',
] as const;

/** What the payment provider says about members. */
export function billingAccounts(db: Db) {
  return {
    async find(memberId: string): Promise<BillingAccount | undefined> {
      const accounts = db.selectFrom('billing_accounts').select(columns);
      const row = await accounts.where('member_id', '=', memberId).executeTakeFirst();
      return row && toAccount(row);
    },

    async findByCustomer(customerId: string): Promise<BillingAccount | undefined> {
      const accounts = db.selectFrom('billing_accounts').select(columns);
      const row = await accounts.where('customer_id', '=', customerId).executeTakeFirst();
      return row && toAccount(row);
    },

    /** Keeps the first customer of a member. @returns the one that is kept */
    async keepCustomer(memberId: string, customerId: string, now: Date): Promise<string> {
      const { customer_id } = await db
        .insertInto('billing_accounts')
        .values({ member_id: memberId, customer_id: customerId, created_at: now, updated_at: now })
        .onConflict((conflict) =>
          conflict.column('member_id').doUpdateSet((row) => ({
            customer_id: row.fn.coalesce('billing_accounts.customer_id', 'excluded.customer_id'),
          })),
        )
        .returning('customer_id')
        .executeTakeFirstOrThrow();
      await announce(db, [memberId], 'subscription');
      return customer_id ?? customerId;
    },

    /**
     * Writes what the provider said, and the plan that follows, unless another answer was written since `read`. One that
     * changes nothing counts as well: it may be newer than one that is still on its way.
     * @returns false when it was
     */
    async write(read: BillingAccount, state: SubscriptionState, now: Date): Promise<boolean> {
      const isChange = !isSame(read, state);
      const { numUpdatedRows } = await db
        .updateTable('billing_accounts')
        .set({
          subscription_id: state.subscriptionId,
          status: state.status,
          current_period_end: state.currentPeriodEnd,
          cancels_at_period_end: state.cancelsAtPeriodEnd,
          billing_interval: state.billing?.interval ?? null,
          price_cents: state.billing?.priceCents ?? null,
          version: read.version + 1,
          ...(isChange && { updated_at: now }),
        })
        .where('member_id', '=', read.memberId)
        .where('version', '=', read.version)
        .executeTakeFirst();
      if (numUpdatedRows === 0n) return false;
      await balances(db).setPlan(read.memberId, planOf(state.status));
      return true;
    },

    /** Customers whose period is over without word from the provider. */
    async listOverdue(before: Date, limit: number): Promise<string[]> {
      const rows = await db
        .selectFrom('billing_accounts')
        .select('customer_id as customerId')
        .where('customer_id', 'is not', null)
        .where('current_period_end', '<', before)
        .orderBy('current_period_end')
        .limit(limit)
        .execute();
      return rows.flatMap(({ customerId }) => customerId ?? []);
    },

    /** Forgets a member's account. @returns the customer that has to be ended at the provider */
    async remove(memberId: string): Promise<string | undefined> {
      const removed = await db
        .deleteFrom('billing_accounts')
        .where('member_id', '=', memberId)
        .returning('customer_id')
        .executeTakeFirst();
      return removed?.customer_id ?? undefined;
    },
  };
}

function toAccount({ interval, priceCents, ...account }: BillingRow): BillingAccount {
  return { ...account, billing: interval !== null && priceCents !== null ? { interval, priceCents } : null };
}

function isSame(one: SubscriptionState, other: SubscriptionState): boolean {
  return (
    one.subscriptionId === other.subscriptionId &&
    one.status === other.status &&
    one.currentPeriodEnd?.getTime() === other.currentPeriodEnd?.getTime() &&
    one.cancelsAtPeriodEnd === other.cancelsAtPeriodEnd &&
    one.billing?.interval === other.billing?.interval &&
    one.billing?.priceCents === other.billing?.priceCents
  );
}
