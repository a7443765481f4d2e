import type { Language } from '@rezenso/contract/language';
import { audienceOf, audienceOverlap } from './audience.ts';
import { businessNeed } from './business-need.ts';
import { areCompetitors, kilometresBetween } from './competition.ts';
import { factorText } from './factor-text.ts';
import { languageFit, nearness, platformFit, reliability } from './factor-values.ts';
import { type FactorId, factorIds, type MatchFactor, type MatchMember, weights } from './member.ts';

/** Why a pair is never proposed. */
export type Exclusion = 'self' | 'competitors';

export interface PairScore {
  /** 0-100; 0 for an excluded pair. */
  readonly score: number;
  readonly excluded?: Exclusion;
  /** All six factors, the weightiest first; empty for an excluded pair. */
  readonly factors: readonly MatchFactor[];
}

/** Both directions of every factor: [how well b suits a, how well a suits b]. */
export type FactorValues = Readonly<Record<FactorId, readonly [aToB: number, bToA: number]>>;

/** Where one essential is missing (no common language, no platform to review on) the pair keeps this share of its score. */
export const missingEssential = 0.5;

/**
 * How well two members suit each other: the harmonic mean of both directions, so that a pair is only as good as its
 * less happy side (reciprocal recommendation: Pizzato et al., 'RECON', RecSys 2010). The texts are addressed to `a`.
 * @param language of `a`
 */
export function scorePair(a: MatchMember, b: MatchMember, language: Language = 'de'): PairScore {
  const excluded = exclusionOf(a, b);
  if (excluded) return { score: 0, excluded, factors: [] };
  const values = factorValues(a, b);
  const factors = factorIds.map((factor) => ({
    factor,
    weight: weights[factor],
    aToB: round(values[factor][0]),
    bToA: round(values[factor][1]),
    ...factorText(factor, a, b, language),
  }));
  return { score: scoreOf(mutualFit(values)), factors };
}

/**
 * The figure people see, 0-100: the square root of the fit. Even a very good pair reaches 0.8 on six factors at once, and
 * people read marks as in school; the order is the same.
 */
function scoreOf(fit: number): number {
  return Math.round(100 * Math.sqrt(fit));
}

/** The fit alone, unrounded 0-1, for ranking many candidates; 0 for an excluded pair. */
export function pairFit(a: MatchMember, b: MatchMember): number {
  return exclusionOf(a, b) ? 0 : mutualFit(factorValues(a, b));
}

function exclusionOf(a: MatchMember, b: MatchMember): Exclusion | undefined {
  if (a.id === b.id) return 'self';
  return areCompetitors(a, b) ? 'competitors' : undefined;
}

function factorValues(a: MatchMember, b: MatchMember): FactorValues {
  const kilometres = kilometresBetween(a, b);
  const [audienceA, audienceB] = [audienceOf(a), audienceOf(b)];
  const platforms = platformFit(a, b);
  return {
    industry: [businessNeed(a, b), businessNeed(b, a)],
    distance: [nearness(a.industry, kilometres), nearness(b.industry, kilometres)],
    audience: [audienceOverlap(audienceA, audienceB), audienceOverlap(audienceB, audienceA)],
    reliability: [reliability(b.activity), reliability(a.activity)],
    platforms: [platforms, platforms],
    languages: [languageFit(a, b), languageFit(b, a)],
  };
}

function mutualFit(values: FactorValues): number {
  let aToB = 0;
  let bToA = 0;
  for (const factor of factorIds) {
    aToB += weights[factor] * values[factor][0];
    bToA += weights[factor] * values[factor][1];
  }
  const isIncomplete = values.platforms[0] === 0 || values.languages[0] === 0;
  const mean = aToB + bToA === 0 ? 0 : (2 * aToB * bToA) / (aToB + bToA);
  return isIncomplete ? mean * missingEssential : mean;
}

const round = (value: number) => Math.round(value * 1000) / 1000;
