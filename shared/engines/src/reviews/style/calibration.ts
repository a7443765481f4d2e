import { fitLogistic, type Observation } from './logistic.ts';

/** A score and whether a language model really wrote the text. */
export interface Scored {
  score: number;
  isGenerated: boolean;
  /** How much the text counts when a curve is fitted; 1 if not said. */
  weight?: number;
}

/** probability = 1 / (1 + exp(-(slope * score + offset))) */
export interface Calibration {
  slope: number;
  offset: number;
}

/** Like a Calibration, but steeper or flatter on either side of a score of 0: the slopes far below and far above. */
export interface BentCalibration {
  below: number;
  above: number;
  offset: number;
}

/** Fits the logistic curve from scores to probabilities (Platt 1999, with his smoothed targets). */
export function calibrate(scored: readonly Scored[]): Calibration {
  const [slope = 0, offset = 0] = fitLogistic(
    observed(scored, (score) => [score, 1]),
    [1, 0],
  );
  return { slope, offset };
}

/** Fits the beta curve (Kull, Silva Filho, Flach 2017) from scores, which are log odds, to probabilities; with Platt's targets. */
export function calibrateBent(scored: readonly Scored[]): BentCalibration {
  const [below = 0, above = 0, offset = 0] = fitLogistic(observed(scored, bentSides), [1, 1, 0]);
  return { below, above, offset };
}

/** The calibrated probability, 0-1, that a text with this score was generated. */
export function probabilityOf(score: number, calibration: Calibration | BentCalibration): number {
  return 1 / (1 + Math.exp(-logOddsOf(score, calibration)));
}

/** The same as natural logarithm of the odds. */
export function logOddsOf(score: number, calibration: Calibration | BentCalibration): number {
  if ('slope' in calibration) return calibration.slope * score + calibration.offset;
  const [under, over] = bentSides(score);
  return calibration.below * under + calibration.above * over + calibration.offset;
}

/** The logarithms of both probabilities that log odds stand for: about the score itself on one side of 0, and nothing on the other. */
function bentSides(score: number): [under: number, over: number, constant: number] {
  const softplus = (value: number) => Math.max(0, value) + Math.log1p(Math.exp(-Math.abs(value)));
  return [-softplus(-score), softplus(score), 1];
}

function observed(scored: readonly Scored[], valuesOf: (score: number) => readonly number[]): Observation[] {
  const weigh = (texts: readonly Scored[]): number => texts.reduce((sum, { weight = 1 }) => sum + weight, 0);
  const generated = weigh(scored.filter(({ isGenerated }) => isGenerated));
  const high = (generated + 1) / (generated + 2);
  const low = 1 / (weigh(scored) - generated + 2);
  return scored.map(({ score, isGenerated, weight = 1 }) => ({
    values: valuesOf(score),
    target: isGenerated ? high : low,
    weight,
  }));
}

/** The lowest score that at most this part (0-1) of the people's texts reaches. */
export function thresholdAtFalseAlarms(scored: readonly Scored[], rate: number): number {
  const people = scored
    .filter(({ isGenerated }) => !isGenerated)
    .map(({ score }) => score)
    .sort((a, b) => b - a);
  const allowed = Math.floor(people.length * rate);
  return (people[allowed] ?? Number.POSITIVE_INFINITY) + 1e-6;
}
