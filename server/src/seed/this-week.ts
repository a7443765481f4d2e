import { berlinWeekStart } from '../time/berlin-periods.ts';
import type { HistoryNeeds } from './history.ts';
import type { SeedMatch, SeedMember } from './model.ts';
import { daysBefore, earliest, partWay } from './moments.ts';

/** Businesses in the middle of an exchange just now, so that the week has a leaderboard. */
const pairs: ReadonlyArray<readonly [string, string]> = [
  ['pro', 'garten'],
  ['pro', 'kurse'],
  ['kiste', 'hotel'],
  ['service', 'praxis'],
  ['wort', 'shop'],
  ['kiez', 'ton'],
  ['tafel', 'schutz'],
  ['personal', 'maler'],
  ['foto', 'hallo'],
];

/** Exchanges that began last week and whose reviews come in this week (Monday to now, German time). */
export function createThisWeek(
  byKey: (key: string) => SeedMember,
  { random, builder, now }: Pick<HistoryNeeds, 'random' | 'builder' | 'now'>,
): SeedMatch[] {
  const weekStart = berlinWeekStart(now);
  return pairs.map(([one, other], index) => {
    const match = builder.request(byKey(one), byKey(other), daysBefore(now, 12 + random.next()));
    builder.answer(match, daysBefore(now, 11 + random.next()));
    builder.coordinate(match, byKey(one), daysBefore(now, 9 + random.next()));
    for (const [place, exchange] of match.exchanges.entries()) {
      // The further down the list, the less has happened yet.
      if (place > 2 - (index % 3)) continue;
      const submittedAt = partWay(weekStart, now, random.between(0.05, 0.6));
      builder.submit(exchange, submittedAt);
      if (place === 0 || random.chance(0.5)) {
        builder.confirm(exchange, earliest(partWay(submittedAt, now, random.between(0.2, 0.9)), now));
      }
    }
    return match;
  });
}
