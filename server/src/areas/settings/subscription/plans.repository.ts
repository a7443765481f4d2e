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
        ])
        .where('members.id', '=', memberId)
        .executeTakeFirstOrThrow();
      return { ...row, cancelsAtPeriodEnd: row.cancelsAtPeriodEnd ?? false };
    },
  };
}
