import { freeMatches } from '@rezenso/contract/limits';
import type { MatchBuilder } from './match-builder.ts';
import type { SeedMatch, SeedMember } from './model.ts';
import { daysAfter, daysBefore, latest, partWay } from './moments.ts';
import type { Random } from './random.ts';

/** Reviews that a plan brings each side at most. */
const reviewsPerSide = 2;
/** Every so many matches one is declined. */
const declinedEvery = 8;
/** Weeks that the slowest match takes; what began before that has ended. */
const longestDays = 30;
const lateShare = 0.13;

const declineReasons = [
  'Gerade haben wir zu viel zu tun, gern im Herbst.',
  'Wir waren noch nie Kunde bei euch und möchten erst vorbeikommen.',
  'Passt für uns thematisch leider nicht.',
  null,
];

export interface HistoryNeeds {
  random: Random;
  builder: MatchBuilder;
  now: Date;
  /** Whether the engine would propose the two to each other. */
  suit(one: SeedMember, other: SeedMember): boolean;
  /** How many more reviews a business can get. */
  countLeft(member: SeedMember): number;
}

/** Two years in the lives of all businesses but the demo account, until everybody has been reviewed enough. */
export function createHistory(members: readonly SeedMember[], needs: HistoryNeeds): SeedMatch[] {
  const { random, builder, now, suit, countLeft } = needs;
  const pairs = random.shuffled(pairsOf(members).filter(([one, other]) => suit(one, other)));
  const matches: SeedMatch[] = [];

  for (const [one, other] of pairs) {
    if (Math.min(countLeft(one), countLeft(other)) < reviewsPerSide || !canPay(one, other)) continue;
    const [requester, provider] = random.chance(0.5) ? [one, other] : [other, one];
    const earliest = daysAfter(latest(one.completedAt, other.completedAt), 1);
    const start = partWay(earliest, daysBefore(now, longestDays), random.next());
    const match = builder.request(requester, provider, start);
    if (matches.length % declinedEvery === declinedEvery - 1) {
      builder.answer(match, daysAfter(start, random.between(0.3, 4)), random.pick(declineReasons));
    } else {
      builder.runThrough(match, start, random.pick([requester, provider]), lateShare);
    }
    matches.push(match);
  }
  return matches;
}

function canPay(one: SeedMember, other: SeedMember): boolean {
  return [one, other].some((member) => member.isPro || member.freePlansUsed < freeMatches);
}

function pairsOf(members: readonly SeedMember[]): Array<readonly [SeedMember, SeedMember]> {
  return members.flatMap((one, index) => members.slice(index + 1).map((other) => [one, other] as const));
}
