/** Written by `npx node shared/engines/bench/analysis/calibrate.ts`. Pairs of raw score and share of right answers. */
export const calibrationSteps: ReadonlyArray<readonly [raw: number, right: number]> = [
  [0.069, 0.596], // 93 pages
  [0.108, 0.635], // 93 pages
  [0.139, 0.794], // 93 pages
  [0.182, 0.888], // 186 pages
  [0.225, 0.903], // 93 pages
  [0.254, 0.903], // 93 pages
  [0.289, 0.913], // 93 pages
  [0.325, 0.923], // 93 pages
  [0.354, 0.923], // 93 pages
  [0.375, 0.923], // 93 pages
  [0.390, 0.923], // 93 pages
  [0.403, 0.923], // 93 pages
  [0.415, 0.923], // 93 pages
  [0.428, 0.923], // 93 pages
  [0.443, 0.923], // 93 pages
  [0.460, 0.923], // 93 pages
  [0.476, 0.923], // 93 pages
  [0.493, 0.923], // 93 pages
  [0.513, 0.923], // 93 pages
  [0.534, 0.923], // 93 pages
  [0.560, 0.923], // 93 pages
  [0.602, 0.923], // 93 pages
  [0.673, 0.923], // 91 pages
];
