import { calibrationSteps } from './calibration.generated.ts';

/** Turns the raw score into the probability that the answer is right: straight lines between measured points. */
export function calibrate(raw: number): number {
  return between(calibrationSteps, raw);
}

/** As `calibrate`, by other steps: what cross-validation measures. */
export function between(steps: ReadonlyArray<readonly [raw: number, right: number]>, raw: number): number {
  let [lowRaw, lowRight] = [0, 0];
  for (const [stepRaw, right] of steps) {
    if (raw <= stepRaw) {
      const part = stepRaw === lowRaw ? 1 : (raw - lowRaw) / (stepRaw - lowRaw);
      return round(lowRight + (right - lowRight) * part);
    }
    [lowRaw, lowRight] = [stepRaw, right];
  }
  return round(lowRight);
}

function round(probability: number): number {
  return Math.round(Math.min(0.97, Math.max(0, probability)) * 100) / 100;
}
