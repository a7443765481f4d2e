/** Written by `npx node shared/engines/bench/analysis/calibrate.ts`. Pairs of raw score and share of right answers. */
export const calibrationSteps: ReadonlyArray<readonly [raw: number, right: number]> = [
  [0.080, 0.521], // 44 pages
  [0.162, 0.708], // 44 pages
  [0.242, 0.833], // 44 pages
  [0.319, 0.896], // 44 pages
  [0.476, 0.915], // 345 pages
];
