import type { SeedMember } from './model.ts';
import { daysAfter } from './moments.ts';

/** A business looks around first. */
const daysUntilPro = 12;

/** Pro of the demo was granted, not paid: no customer at a provider, but a month that ends like every other. */
export function billingRow({ id, completedAt }: SeedMember, now: Date) {
  const since = daysAfter(completedAt, daysUntilPro);
  return {
    member_id: id,
    status: 'active',
    current_period_end: nextMonthly(since, now),
    created_at: since,
    updated_at: since,
  };
}

/** The first monthly return of `start` after `now`; at a month's end on its last day. */
function nextMonthly(start: Date, now: Date): Date {
  for (let months = 1; ; months += 1) {
    const lastDay = new Date(Date.UTC(start.getUTCFullYear(), start.getUTCMonth() + months + 1, 0)).getUTCDate();
    const next = new Date(start);
    next.setUTCMonth(start.getUTCMonth() + months, Math.min(start.getUTCDate(), lastDay));
    if (next > now) return next;
  }
}
