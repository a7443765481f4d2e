import { priorityPoints } from '@rezenso/contract/limits';

/** A scored candidate with how often it was suggested lately (for instance in the last 30 days). */
export interface Exposed {
  readonly score: number;
  readonly exposures: number;
  /** Whether the candidate's plan lets it be looked at first among equals. */
  readonly hasPriority?: boolean;
}

/** Points that a candidate shown as often as the average gives up; twice as often costs as much again, and so on. */
const pointsPerDoubling = 7;

/**
 * The score under which a candidate is ranked, so that nobody is shown to everyone: each doubling of its exposures,
 * relative to the average member's, costs the same number of points, and those shown less than average gain a little.
 */
export function exposureAdjusted({ score, exposures, hasPriority }: Exposed, meanExposures: number): number {
  const relative = Math.max(0, exposures) / Math.max(1, meanExposures);
  return (hasPriority ? preferred(score) : score) - pointsPerDoubling * Math.log2(1 + relative);
}

/**
 * A fit from 0 to 100 as if its pair were shown with `priorityPoints` more. People read the square root (scorePair), so the
 * same advantage is said of good pairs and of bad ones; of two that were shown equally often, it never lets one pass another
 * that is shown with more than that above it.
 */
export function preferred(score: number): number {
  return (10 * Math.sqrt(Math.max(0, score)) + priorityPoints) ** 2 / 100;
}

/**
 * The candidates in the order to show them. Displayed scores stay what they are: only the order takes exposure into
 * account. Ties keep their order.
 * @param meanExposures exposures of the average member over the same period
 */
export function rankFairly<Candidate extends Exposed>(
  candidates: readonly Candidate[],
  meanExposures: number,
): Candidate[] {
  return candidates
    .map((candidate) => ({ candidate, rank: exposureAdjusted(candidate, meanExposures) }))
    .sort((a, b) => b.rank - a.rank)
    .map(({ candidate }) => candidate);
}

/** So many partners are read before anybody scrolls. */
const readFirst = 3;
/** What being read first counts, where being in the list counts 1. */
const readFirstCounts = 5;

/** How often a partner counts as shown that stands at a place of a list, from 0: those that are read first count more. */
export function exposuresOf(place: number): number {
  return place < readFirst ? readFirstCounts : 1;
}

/** Of the points that people read nobody gives up more than these, however often it was shown. */
export const turnPoints = 4;

/** A partner with the score that people read, 0-100, and how often it was shown. */
export interface InList {
  readonly shown: number;
  readonly exposures: number;
}

/**
 * The partners of a list as they are read: the best first, but of partners within a few points who was shown less. In a small town everybody is in
 * every list, and its order alone tells who is seen. Nobody passes a partner that is shown with more than `turnPoints` above it.
 * @param meanExposures exposures of the average member of the list
 */
export function inTurn<Partner extends InList>(partners: readonly Partner[], meanExposures: number): Partner[] {
  return partners
    .map((partner) => ({ partner, points: partner.shown - given(partner.exposures / Math.max(1, meanExposures)) }))
    .sort((a, b) => b.points - a.points)
    .map(({ partner }) => partner);
}

/** How suddenly turns change around the average; by simulation: with 2 the Gini of towns is 0.29, with 6 it is 0.21, with 8 0.19. */
const steepness = 6;

/** Half of the points from who is shown as often as the average, nearly all from who is shown twice as often. */
function given(relative: number): number {
  const often = Math.min(Math.max(0, relative), 1_000) ** steepness;
  return (turnPoints * often) / (1 + often);
}

/** Gini coefficient of exposures: 0 everybody equally often, 1 one member always. */
export function gini(counts: readonly number[]): number {
  const sorted = [...counts].sort((a, b) => a - b);
  const total = sorted.reduce((sum, count) => sum + count, 0);
  if (total === 0) return 0;
  const weighted = sorted.reduce((sum, count, index) => sum + (2 * (index + 1) - sorted.length - 1) * count, 0);
  return weighted / (sorted.length * total);
}
