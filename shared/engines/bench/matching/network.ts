import { kilometresBetween, type MatchMember, pairFit } from '../../src/matching/index.ts';
import { needOf } from '../../src/matching/industry-needs.ts';
import { company } from './population.ts';
import { randomFrom } from './random.ts';

/** A member of the simulated network, with what it keeps to itself. */
export interface Member extends MatchMember {
  readonly radiusKm: number;
  readonly usesTrade: ReadonlySet<string>;
  readonly pickiness: number;
  readonly delivers: number;
}

/** A member by its number, as a viewer's candidate. */
export interface Candidate {
  readonly index: number;
  readonly score: number;
}

/** Every 40th company of a million: as dense as a young network. */
export function simulatedMembers(count: number): Member[] {
  return Array.from({ length: count }, (_, index) => withSecrets(company(1 + index * 40), index));
}

function withSecrets(member: MatchMember, number: number): Member {
  const random = randomFrom(number + 99);
  const trades = [...new Set(Array.from({ length: 400 }, (_, index) => company(index + 1).industry))];
  return {
    ...member,
    radiusKm: 15 + 120 * random() ** 2,
    usesTrade: new Set(trades.filter((trade) => random() < needOf(member.industry, trade) ** 2)),
    pickiness: random(),
    delivers: ((member.activity.onTimeRate ?? 0.7) + random()) / 2,
  };
}

/** The probability that a would accept b, from a's private wishes. */
function accepts(a: Member, b: Member): number {
  const kilometres = kilometresBetween(a, b) ?? 50;
  if (a.industry === b.industry && kilometres < 50) return 0.02;
  const nearEnough = kilometres <= a.radiusKm ? 1 : 0.15;
  const canSpeak = a.languages.some((language) => b.languages.includes(language)) ? 1 : 0.1;
  const canReview = a.platforms.some((platform) => b.platforms.includes(platform) && platform !== 'kununu') ? 1 : 0.3;
  return nearEnough * canSpeak * canReview * (a.usesTrade.has(b.industry) ? 0.9 : 0.25) * (1 - 0.4 * a.pickiness);
}

/** The probability that both would accept and both would deliver. */
export function succeeds(a: Member, b: Member): number {
  return accepts(a, b) * accepts(b, a) * a.delivers * b.delivers;
}

/** A viewer's best candidates by score alone. */
export function best(viewer: Member, members: readonly Member[], most: number): Candidate[] {
  return members
    .map((other, index) => ({ index, score: 100 * pairFit(viewer, other) }))
    .filter(({ score }) => score > 0)
    .sort((a, b) => b.score - a.score)
    .slice(0, most);
}
