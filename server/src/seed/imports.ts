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
  const current = leftThisMonth(member, thisMonth, exchanges, monthStart);
  const olderCount = guests.length - current;
  const firstMonth = berlinMonthStart(daysBefore(monthStart, spreadDays));
  const inFirstMonth = Math.min(mostInFirstMonth, Math.floor(olderCount / 3));
  function olderDate(index: number): Date {
    const age = 1 + ((index - current + random.next()) * spreadDays) / olderCount;
    const fromOldest = guests.length - 1 - index;
    return fromOldest < inFirstMonth ? daysAfter(firstMonth, 3 + fromOldest * 4) : daysBefore(monthStart, age);
  }
  return guests.map((guest, index) =>
    imported(member, guest, index < current ? partWay(now, monthStart, (index + 0.5) / current) : olderDate(index), {
      random,
      now,
    }),
  );
}

/**
 * Imported reviews that come in steadily, so that every month has some to speak of.
 * @param perMonth how many each month has, this one first, confirmed ones of exchanges among this month's; guests beyond that come one a month
 */
export function createSteadyImports(
  member: SeedMember,
  guests: readonly GuestReview[],
  perMonth: readonly number[],
  { random, now, exchanges }: ImportNeeds,
): SeedImport[] {
  let [end, start] = [now, berlinMonthStart(now)];
  const left = guests.map((guest) => guest);
  const imports: SeedImport[] = [];
  for (let month = 0; left.length > 0; month += 1) {
    const planned = perMonth[month] ?? 1;
    const count = month === 0 ? leftThisMonth(member, planned, exchanges, start) : planned;
    for (const [index, guest] of left.splice(0, count).entries())
      imports.push(imported(member, guest, partWay(end, start, (index + 0.5) / count), { random, now }));
    [end, start] = [start, berlinMonthStart(daysBefore(start, 1))];
  }
  return imports;
}

/** How many imports this month needs beside the reviews of exchanges that were confirmed in it. */
function leftThisMonth(
  member: SeedMember,
  planned: number,
  exchanges: readonly SeedExchange[],
  monthStart: Date,
): number {
  const confirmed = exchanges.filter(
    ({ recipient, confirmedAt, submittedAt }) =>
      recipient === member && confirmedAt && submittedAt && submittedAt >= monthStart,
  );
  return Math.max(0, planned - confirmed.length);
}

function imported(
  member: SeedMember,
  { source, content, rating, reviewer }: GuestReview,
  reviewDate: Date,
  { random, now }: Pick<ImportNeeds, 'random' | 'now'>,
): SeedImport {
  const id = random.uuid();
  const importedAt = partWay(reviewDate, earliest(now, daysAfter(reviewDate, 3)), random.between(0.2, 0.9));
  return { id, member, source, content, rating, reviewer, reviewDate, importedAt };
}
