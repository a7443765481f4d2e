/**
 * Measures how evenly suggestions are spread and whether they succeed, on a simulated network.
 * Run: npx node shared/engines/bench/matching/exposure.ts [members, default 1500]
 *
 * Success is judged by a model of its own, not by the score: every member has a private radius, a private list of trades
 * it really uses, private interest in some audiences, and conduct that profiles show only in part. A suggestion succeeds
 * when both would accept and both would deliver.
 */
import { gini, kilometresBetween, type MatchMember, pairFit, rankFairly } from '../../src/matching/index.ts';
import { needOf } from '../../src/matching/industry-needs.ts';
import { company } from './population.ts';
import { randomFrom } from './random.ts';

const shown = 10;
const roundsPerMember = 6;
const candidatesPerViewer = 200;

interface Member extends MatchMember {
  readonly radiusKm: number;
  readonly usesTrade: ReadonlySet<string>;
  readonly pickiness: number;
  readonly delivers: number;
}

const count = Number(process.argv[2] ?? 1500);
/** Every 40th company of a million: as dense as a young network. */
const members = Array.from({ length: count }, (_, index) => withSecrets(company(1 + index * 40), index));
const fits = members.map((viewer) => best(viewer));

report(
  'random order',
  simulate((viewer, random) => shuffledIndexes(viewer, random).slice(0, shown)),
);
report(
  'by score alone',
  simulate((viewer) => (fits[viewer] ?? []).slice(0, shown).map(({ index }) => index)),
);
report('by score, exposure counted', simulateFair());

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

function succeeds(a: Member, b: Member): number {
  return accepts(a, b) * accepts(b, a) * a.delivers * b.delivers;
}

function best(viewer: Member): { index: number; score: number }[] {
  return members
    .map((other, index) => ({ index, score: 100 * pairFit(viewer, other) }))
    .filter(({ score }) => score > 0)
    .sort((a, b) => b.score - a.score)
    .slice(0, candidatesPerViewer);
}

interface Outcome {
  readonly success: number;
  readonly gini: number;
  readonly never: number;
}

function simulate(choose: (viewer: number, random: () => number) => number[]): Outcome {
  const random = randomFrom(7);
  const exposures = new Array<number>(count).fill(0);
  let success = 0;
  for (let round = 0; round < roundsPerMember; round++) {
    for (let viewer = 0; viewer < count; viewer++) success += show(viewer, choose(viewer, random), exposures);
  }
  return outcome(success, exposures);
}

/** As the server does: exposures are counted and the mean is that of the candidates at hand. */
function simulateFair(): Outcome {
  const exposures = new Array<number>(count).fill(0);
  let success = 0;
  for (let round = 0; round < roundsPerMember; round++) {
    for (let viewer = 0; viewer < count; viewer++) {
      const candidates = (fits[viewer] ?? []).map((one) => ({ ...one, exposures: exposures[one.index] ?? 0 }));
      const mean = candidates.reduce((sum, one) => sum + one.exposures, 0) / Math.max(1, candidates.length);
      success += show(
        viewer,
        rankFairly(candidates, mean)
          .slice(0, shown)
          .map(({ index }) => index),
        exposures,
      );
    }
  }
  return outcome(success, exposures);
}

function show(viewer: number, chosen: readonly number[], exposures: number[]): number {
  const who = members[viewer];
  let success = 0;
  for (const index of chosen) {
    const other = members[index];
    exposures[index] = (exposures[index] ?? 0) + 1;
    if (who && other) success += succeeds(who, other);
  }
  return success;
}

function outcome(success: number, exposures: readonly number[]): Outcome {
  const never = exposures.filter((exposure) => exposure === 0).length / count;
  return { success: success / (count * roundsPerMember), gini: gini(exposures), never };
}

function shuffledIndexes(viewer: number, random: () => number): number[] {
  const chosen = new Set<number>();
  while (chosen.size < shown) {
    const index = Math.floor(random() * count);
    if (index !== viewer) chosen.add(index);
  }
  return [...chosen];
}

function report(order: string, { success, gini: spread, never }: Outcome): void {
  if (order === 'random order')
    console.log('| order | mutual successes at 10 | Gini of exposure | never shown |\n|---|---|---|---|');
  console.log(`| ${order} | ${success.toFixed(3)} | ${spread.toFixed(3)} | ${(100 * never).toFixed(1)} % |`);
}
