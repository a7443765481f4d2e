import { berlinDay } from '../time/berlin.ts';
import type { SeedMember } from './model.ts';
import { daysBefore } from './moments.ts';
import type { Random } from './random.ts';

const shownDays = 60;
/** The demo account was here on four of the last six days before today; signing in adds today. */
const demoDaysAgo = new Set([1, 2, 4, 5]);

/** The calendar days (German time) on which a member was here, within the last two months. */
export function activeDayRows({ id, company, joinedAt }: SeedMember, random: Random, now: Date) {
  const days = new Set<string>();
  for (let daysAgo = 1; daysAgo <= shownDays; daysAgo += 1) {
    const moment = daysBefore(now, daysAgo);
    const isActive = random.chance(0.45);
    const isRecentDemo = company.key === 'demo' && daysAgo < 7;
    if ((isRecentDemo ? demoDaysAgo.has(daysAgo) : isActive) && moment > joinedAt) days.add(berlinDay(moment));
  }
  return [...days].map((day) => ({ member_id: id, day }));
}
