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

/** Fits the logistic curve from scores to probabilities (Platt 1999, with his smoothed targets) by Newton's method. */
export function calibrate(scored: readonly Scored[]): Calibration {
  const weigh = (texts: readonly Scored[]): number => texts.reduce((sum, { weight = 1 }) => sum + weight, 0);
  const generated = weigh(scored.filter(({ isGenerated }) => isGenerated));
  const high = (generated + 1) / (generated + 2);
  const low = 1 / (weigh(scored) - generated + 2);
  let [slope, offset] = [1, 0];
  for (let step = 0; step < 50; step += 1) {
    let [gSlope, gOffset, hSlope, hBoth, hOffset] = [0, 0, 1e-9, 0, 1e-9];
    for (const { score, isGenerated, weight = 1 } of scored) {
      const probability = 1 / (1 + Math.exp(-(slope * score + offset)));
      const error = weight * (probability - (isGenerated ? high : low));
      const curvature = weight * probability * (1 - probability);
      gSlope += error * score;
      gOffset += error;
      hSlope += curvature * score * score;
      hBoth += curvature * score;
      hOffset += curvature;
    }
    const determinant = hSlope * hOffset - hBoth * hBoth;
    slope -= (hOffset * gSlope - hBoth * gOffset) / determinant;
    offset -= (hSlope * gOffset - hBoth * gSlope) / determinant;
  }
  return { slope, offset };
}

/** The calibrated probability, 0-1, that a text with this score was generated (Platt scaling). */
export function probabilityOf(score: number, calibration: Calibration): number {
  return 1 / (1 + Math.exp(-logOddsOf(score, calibration)));
}

/** The same as natural logarithm of the odds. */
export function logOddsOf(score: number, { slope, offset }: Calibration): number {
  return slope * score + offset;
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
