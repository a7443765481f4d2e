/** Written by `node server/bench/analysis/calibrate.ts`. Pairs of raw score and share of right answers. */
export const calibrationSteps: ReadonlyArray<readonly [raw: number, right: number]> = [
  [0.1, 0.3],
  [0.3, 0.6],
  [0.45, 0.75],
  [0.6, 0.88],
  [0.8, 0.95],
];
