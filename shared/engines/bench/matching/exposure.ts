/**
 * Measures how evenly suggestions are spread and whether they succeed, on a simulated network.
 * Run: npx node shared/engines/bench/matching/exposure.ts [members, default 1500]
 *
 * Success is judged by a model of its own, not by the score: every member has a private radius, a private list of trades
 * it really uses, private interest in some audiences, and conduct that profiles show only in part. A suggestion succeeds
 * when both would accept and both would deliver.
 */
import { exposuresOf, gini, rankFairly } from '../../src/matching/index.ts';
import { best, simulatedMembers, succeeds } from './network.ts';
import { type Arrangement, byPlan } from './plans.ts';
import { randomFrom } from './random.ts';
import { inTowns } from './towns.ts';

const shown = 10;
const roundsPerMember = 6;
const candidatesPerViewer = 200;

const count = Number(process.argv[2] ?? 1500);
const members = simulatedMembers(count);
const fits = members.map((viewer) => best(viewer, members, candidatesPerViewer));

report(
  'random order',
  simulate((viewer, random) => shuffledIndexes(viewer, random).slice(0, shown)),
);
report(
  'by score alone',
  simulate((viewer) => (fits[viewer] ?? []).slice(0, shown).map(({ index }) => index)),
);
report('by score, exposure counted', simulateFair());
reportPlans();
reportTowns();

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

/** As the server does: exposures are counted, those read first more, and the mean is that of the candidates at hand. */
function simulateFair(): Outcome {
  const exposures = new Array<number>(count).fill(0);
  const shownTo = new Array<number>(count).fill(0);
  let success = 0;
  for (let round = 0; round < roundsPerMember; round++) {
    for (let viewer = 0; viewer < count; viewer++) {
      const candidates = (fits[viewer] ?? []).map((one) => ({ ...one, exposures: exposures[one.index] ?? 0 }));
      const ranked = rankFairly(candidates, meanOf(candidates)).slice(0, shown);
      const indexes = ranked.map(({ index }) => index);
      success += show(viewer, indexes, shownTo);
      for (const [place, index] of indexes.entries()) exposures[index] = (exposures[index] ?? 0) + exposuresOf(place);
    }
  }
  return outcome(success, shownTo);
}

function meanOf(candidates: readonly { exposures: number }[]): number {
  return candidates.reduce((sum, one) => sum + one.exposures, 0) / Math.max(1, candidates.length);
}

/** One in five has Pro, by chance: what the plan does to those who have it, and to those who have not. */
function reportPlans(): void {
  console.log(
    '\n| Pro is | shown, Free | shown, Pro | mutual successes at 10, Free | mutual successes at 10, Pro | Gini of exposure | never shown | most points passed |\n|---|---|---|---|---|---|---|---|',
  );
  const arrangements: Array<[string, Arrangement]> = [
    ['like Free', { hasPriority: false, hasWishes: false }],
    ['first among equals', { hasPriority: true, hasWishes: false }],
    ['first among equals, with wishes', { hasPriority: true, hasWishes: true }],
  ];
  for (const [name, arrangement] of arrangements) {
    const {
      free,
      pro,
      gini: spread,
      never,
      mostPassed,
    } = byPlan(members, fits, { shown, roundsPerMember, arrangement });
    const figures = [
      free.exposures.toFixed(1),
      pro.exposures.toFixed(1),
      free.success.toFixed(3),
      pro.success.toFixed(3),
    ];
    const last = [spread.toFixed(3), `${(100 * never).toFixed(1)} %`, mostPassed.toFixed(2)];
    console.log(`| ${[name, ...figures, ...last].join(' | ')} |`);
  }
}

/** Towns of twelve, where the order of the list is all that tells who is seen. */
function reportTowns(): void {
  console.log(
    '\n| order of the list | Gini of being among the first three | never among them, of 12 | most seen, share of lists | points lost per card |\n|---|---|---|---|---|',
  );
  for (const [name, isInTurn] of [
    ['by the score shown', false],
    ['in turn within four points', true],
  ] as const) {
    const { gini: spread, never, mostSeen, lost } = inTowns(members, isInTurn);
    const figures = [spread.toFixed(3), never.toFixed(1), `${(100 * mostSeen).toFixed(0)} %`, lost.toFixed(2)];
    console.log(`| ${[name, ...figures].join(' | ')} |`);
  }
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
