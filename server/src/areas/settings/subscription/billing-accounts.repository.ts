import type { BillingInterval } from '@rezenso/contract/subscription';
import { sql } from 'kysely';
import type { Db } from '../../../database/database.ts';
import { announce } from '../../../live/announce.ts';
import { balances } from '../../accounts/index.ts';
import { type KeptState, planOf } from './subscription-state.ts';

export interface BillingAccount extends KeptState {
  memberId: string;
  /** The provider's name for the business; null for Pro that was granted without a payment. */
  customerId: string | null;
  version: number;
}

/** A member who pays twice: what has to be looked at at the provider. */
export interface DoubledAccount {
  memberId: string;
  customerId: string;
  subscriptionIds: string[];
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
  'doubled_subscriptions as doubled',
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

    /** @returns false while another call has the turn, and for an account that has left */
    async takeTurn(memberId: string, turn: string, until: Date, now: Date): Promise<boolean> {
      const taken = await db
        .insertInto('billing_accounts')
        .values({ member_id: memberId, turn_of: turn, turn_until: until, created_at: now, updated_at: now })
        .onConflict((conflict) =>
          conflict
            .column('member_id')
            .doUpdateSet({ turn_of: turn, turn_until: until })
            .where((row) =>
              row.or([row('billing_accounts.turn_until', 'is', null), row('billing_accounts.turn_until', '<=', now)]),
            ),
        )
        .returning('member_id')
        .executeTakeFirst();
      return taken !== undefined;
    },

    /** Lengthens the turn. @returns false when it is another one's, or the account has left */
    async keepTurn(memberId: string, turn: string, until: Date): Promise<boolean> {
      const { numUpdatedRows } = await db
        .updateTable('billing_accounts')
        .set({ turn_until: until })
        .where('member_id', '=', memberId)
        .where('turn_of', '=', turn)
        .executeTakeFirst();
      return numUpdatedRows > 0n;
    },

    async endTurn(memberId: string, turn: string): Promise<void> {
      await db
        .updateTable('billing_accounts')
        .set({ turn_of: null, turn_until: null })
        .where('member_id', '=', memberId)
        .where('turn_of', '=', turn)
        .execute();
    },

    /** Whether the account is there; one that has left has nothing here. */
    async canExist(memberId: string): Promise<boolean> {
      const members = db.selectFrom('members').select('id').where('id', '=', memberId);
      return (await members.where('deleted_at', 'is', null).executeTakeFirst()) !== undefined;
    },

    /** Whether the operators keep the member out. */
    async isBanned(memberId: string): Promise<boolean> {
      const members = db.selectFrom('members').select('id').where('id', '=', memberId);
      return (await members.where('status', '=', 'banned').executeTakeFirst()) !== undefined;
    },

    /** Keeps the first customer of a member. @returns the one that is kept; undefined when the account has left */
    async keepCustomer(memberId: string, customerId: string): Promise<string | undefined> {
      const kept = await db
        .updateTable('billing_accounts')
        .set((row) => ({ customer_id: row.fn.coalesce('customer_id', row.val(customerId)) }))
        .where('member_id', '=', memberId)
        .returning('customer_id')
        .executeTakeFirst();
      if (kept) await announce(db, [memberId], 'subscription');
      return kept?.customer_id ?? undefined;
    },

    /** Forgets a customer that the provider does not have any more; what it paid for is over. */
    async forgetCustomer(customerId: string, now: Date): Promise<void> {
      const forgotten = await db
        .updateTable('billing_accounts')
        .set((row) => ({ customer_id: null, version: row('version', '+', 1), updated_at: now }))
        .where('customer_id', '=', customerId)
        .returning('member_id')
        .executeTakeFirst();
      if (forgotten) await announce(db, [forgotten.member_id], 'subscription');
    },

    /**
     * Writes what the provider said, and the plan that follows, unless another answer was written since `read`. One that
     * changes nothing counts as well: it may be newer than one that is still on its way.
     * @returns false when it was
     */
    async write(read: BillingAccount, state: KeptState, now: Date): Promise<boolean> {
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
          doubled_subscriptions: [...state.doubled],
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

    /** Who pays for more than one subscription, the longest known first; at most `limit`. */
    async listDoubled(limit: number): Promise<DoubledAccount[]> {
      const rows = await db
        .selectFrom('billing_accounts')
        .select(['member_id as memberId', 'customer_id as customerId', 'doubled_subscriptions as subscriptionIds'])
        .where(sql<boolean>`doubled_subscriptions <> '{}'`)
        .orderBy('updated_at')
        .orderBy('member_id')
        .limit(limit)
        .execute();
      return rows.flatMap(({ customerId, ...row }) => (customerId === null ? [] : { ...row, customerId }));
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

/** Whether the same subscriptions are doubled in both. */
export function isSameDoubling(one: Pick<KeptState, 'doubled'>, other: Pick<KeptState, 'doubled'>) {
  return one.doubled.join() === other.doubled.join();
}

function isSame(one: KeptState, other: KeptState): boolean {
  return (
    one.subscriptionId === other.subscriptionId &&
    one.status === other.status &&
    one.currentPeriodEnd?.getTime() === other.currentPeriodEnd?.getTime() &&
    one.cancelsAtPeriodEnd === other.cancelsAtPeriodEnd &&
    one.billing?.interval === other.billing?.interval &&
    one.billing?.priceCents === other.billing?.priceCents &&
    isSameDoubling(one, other)
  );
}
