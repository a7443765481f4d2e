/** Written by `npx node shared/engines/bench/analysis/calibrate.ts`. Pairs of raw score and share of right answers. */
export const calibrationSteps: ReadonlyArray<readonly [raw: number, right: number]> = [
  [0.057, 0.418], // 95 pages
  [0.103, 0.641], // 95 pages
  [0.147, 0.806], // 95 pages
  [0.188, 0.836], // 95 pages
  [0.261, 0.881], // 285 pages
  [0.331, 0.913], // 95 pages
  [0.361, 0.923], // 95 pages
  [0.381, 0.923], // 95 pages
  [0.398, 0.923], // 95 pages
  [0.412, 0.923], // 95 pages
  [0.425, 0.923], // 95 pages
  [0.441, 0.923], // 95 pages
  [0.458, 0.923], // 95 pages
  [0.476, 0.923], // 95 pages
  [0.494, 0.923], // 95 pages
  [0.512, 0.923], // 95 pages
  [0.532, 0.923], // 95 pages
  [0.552, 0.923], // 95 pages
  [0.575, 0.923], // 95 pages
  [0.599, 0.923], // 95 pages
  [0.637, 0.923], // 95 pages
  [0.707, 0.923], // 93 pages
];
