import { type Exposed, gini, isSought, rankFairly, type Sought } from '../../src/matching/index.ts';
import { type Candidate, type Member, succeeds } from './network.ts';
import { randomFrom } from './random.ts';

/** What Pro is given in a simulation. */
export interface Arrangement {
  readonly hasPriority: boolean;
  readonly hasWishes: boolean;
}

interface PlanOutcome {
  /** How often a member of the plan was shown. */
  readonly exposures: number;
  /** Mutual successes among ten suggestions that a member of the plan reads. */
  readonly success: number;
}

interface Outcome {
  readonly free: PlanOutcome;
  readonly pro: PlanOutcome;
  readonly gini: number;
  readonly never: number;
  /** Most points of the shown score by which somebody without Pro was better, shown no more often, and left out for one with Pro. */
  readonly mostPassed: number;
}

interface Options {
  readonly shown: number;
  readonly roundsPerMember: number;
  readonly arrangement: Arrangement;
}

type Ranked = Candidate & Exposed & { readonly hasPro: boolean };

const proShare = 0.2;
/** What the page offers. */
const radii = [10, 25, 50, 100, 250];
const mostIndustries = 5;

/** Suggestions for everybody, round by round, as the server makes them; what came of them, by the plan of whom. */
export function byPlan(
  members: readonly Member[],
  fits: readonly (readonly Candidate[])[],
  { shown, roundsPerMember, arrangement }: Options,
): Outcome {
  const random = randomFrom(2026);
  const hasPro = members.map(() => random() < proShare);
  const exposures = members.map(() => 0);
  const success = members.map(() => 0);
  let mostPassed = 0;
  for (let round = 0; round < roundsPerMember; round++) {
    for (const [viewer, who] of members.entries()) {
      const candidates = (fits[viewer] ?? []).map(({ index, score }) => ({
        ...{ index, score, exposures: exposures[index] ?? 0, hasPro: hasPro[index] ?? false },
        hasPriority: arrangement.hasPriority && (hasPro[index] ?? false),
      }));
      const ranked = fairly(candidates);
      const seeks = arrangement.hasWishes && hasPro[viewer] ? wishesOf(who) : undefined;
      const chosen = (seeks ? soughtFirst(who, members, ranked, seeks) : ranked).slice(0, shown);
      if (!seeks) mostPassed = Math.max(mostPassed, passed(ranked, shown));
      for (const { index } of chosen) {
        const other = members[index];
        exposures[index] = (exposures[index] ?? 0) + 1;
        if (other) success[viewer] = (success[viewer] ?? 0) + succeeds(who, other) / roundsPerMember;
      }
    }
  }
  const outcomeOf = (plan: boolean) => ({
    exposures: mean(exposures.filter((_, index) => hasPro[index] === plan)),
    success: mean(success.filter((_, index) => hasPro[index] === plan)),
  });
  const never = exposures.filter((exposure) => exposure === 0).length / members.length;
  return { free: outcomeOf(false), pro: outcomeOf(true), gini: gini(exposures), never, mostPassed };
}

function fairly(candidates: readonly Ranked[]): Ranked[] {
  return rankFairly(candidates, mean(candidates.map((one) => one.exposures)));
}

/** A member that says what it knows of itself: up to five trades that it uses, and the next larger radius. */
function wishesOf({ usesTrade, radiusKm }: Member): Sought {
  const industries = [...usesTrade].slice(0, mostIndustries);
  return { industries, platforms: [], languages: [], radiusKm: radii.find((radius) => radius >= radiusKm) ?? null };
}

function soughtFirst(viewer: Member, members: readonly Member[], ranked: readonly Ranked[], seeks: Sought): Ranked[] {
  const isWanted = ({ index }: Ranked) => {
    const partner = members[index];
    return partner !== undefined && isSought(viewer, partner, seeks);
  };
  return [...ranked.filter(isWanted), ...ranked.filter((one) => !isWanted(one))];
}

function passed(ranked: readonly Ranked[], shown: number): number {
  const [chosen, left] = [ranked.slice(0, shown), ranked.slice(shown)];
  let most = 0;
  for (const one of chosen.filter(({ hasPro }) => hasPro)) {
    for (const other of left) {
      if (other.hasPro || other.exposures > one.exposures) continue;
      most = Math.max(most, 10 * (Math.sqrt(other.score) - Math.sqrt(one.score)));
    }
  }
  return most;
}

function mean(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / Math.max(1, values.length);
}
