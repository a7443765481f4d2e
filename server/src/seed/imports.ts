import { berlinMonthStart } from '../time/berlin-periods.ts';
import type { SeedExchange, SeedImport, SeedMember } from './model.ts';
import { daysAfter, daysBefore, earliest, partWay } from './moments.ts';
import type { Random } from './random.ts';
import type { GuestReview } from './texts/guest-reviews.ts';

export interface ImportNeeds {
  random: Random;
  now: Date;
  /** All exchanges; their confirmed reviews count for the month as well. */
  exchanges: readonly SeedExchange[];
}

/** Over how many days before this month the older reviews spread. */
const spreadDays = 650;
const mostInFirstMonth = 6;

/**
 * A business's imported reviews, so dated that it has exactly `thisMonth` reviews in the current month; the others
 * spread over the two years before. The oldest fall into one month: the first, whose analytics everybody sees.
 */
export function createImports(
  member: SeedMember,
  guests: readonly GuestReview[],
  thisMonth: number,
  { random, now, exchanges }: ImportNeeds,
): SeedImport[] {
  const monthStart = berlinMonthStart(now);
  const confirmed = exchanges.filter(
    ({ recipient, confirmedAt, submittedAt }) =>
      recipient === member && confirmedAt && submittedAt && submittedAt >= monthStart,
  );
  const current = Math.max(0, thisMonth - confirmed.length);
  const olderCount = guests.length - current;
  const firstMonth = berlinMonthStart(daysBefore(monthStart, spreadDays));
  const inFirstMonth = Math.min(mostInFirstMonth, Math.floor(olderCount / 3));
  function olderDate(index: number): Date {
    const age = 1 + ((index - current + random.next()) * spreadDays) / olderCount;
    const fromOldest = guests.length - 1 - index;
    return fromOldest < inFirstMonth ? daysAfter(firstMonth, 3 + fromOldest * 4) : daysBefore(monthStart, age);
  }
  return guests.map((guest, index) => {
    const reviewDate = index < current ? partWay(now, monthStart, (index + 0.5) / current) : olderDate(index);
    return {
      id: random.uuid(),
      member,
      source: guest.source,
      content: guest.content,
      rating: guest.rating,
      reviewer: guest.reviewer,
      reviewDate,
      importedAt: partWay(reviewDate, earliest(now, daysAfter(reviewDate, 3)), random.between(0.2, 0.9)),
    };
  });
}
