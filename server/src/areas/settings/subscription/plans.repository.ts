import type { Db } from '../../../database/database.ts';

export function plans(db: Db) {
  return {
    /** A member's plan; without a billing account the rest is empty. */
    async get(memberId: string) {
      const row = await db
        .selectFrom('members')
        .leftJoin('billing_accounts', 'billing_accounts.member_id', 'members.id')
        .select([
          'members.subscription_status as status',
          'billing_accounts.customer_id as customerId',
          'billing_accounts.current_period_end as currentPeriodEnd',
          'billing_accounts.cancels_at_period_end as cancelsAtPeriodEnd',
          'billing_accounts.billing_interval as interval',
          'billing_accounts.price_cents as priceCents',
        ])
        .where('members.id', '=', memberId)
        .executeTakeFirstOrThrow();
      const { interval, priceCents, ...plan } = row;
      const billing = interval !== null && priceCents !== null ? { interval, priceCents } : null;
      return { ...plan, billing, cancelsAtPeriodEnd: row.cancelsAtPeriodEnd ?? false };
    },
  };
}
