/**
 * Measures on the development part how often a raw score is right and writes
 * shared/engines/src/analysis/industry/calibration.generated.ts. Run: npx node shared/engines/bench/analysis/calibrate.ts
 */
import { writeFileSync } from 'node:fs';
import { casesOf } from './cases.ts';
import { evaluate } from './evaluate.ts';

const target = new URL('../../src/analysis/industry/calibration.generated.ts', import.meta.url);
const points = casesOf('dev')
  .map(evaluate)
  .filter((outcome) => outcome.analysis.industry !== null)
  .map(({ raw, isIndustryRight }) => ({ raw, right: isIndustryRight ? 1 : 0 }))
  .sort((a, b) => a.raw - b.raw);

/** Invented pages are easier than real ones: each step is lowered as if it had this many more wrong answers. */
const doubt = 4;
const size = Math.ceil(points.length / 12);
let steps: Array<{ raw: number; right: number; count: number }> = [];
for (let at = 0; at < points.length; at += size) {
  const bin = points.slice(at, at + size);
  const right = bin.reduce((sum, point) => sum + point.right, 0);
  steps.push({
    raw: bin.reduce((sum, point) => sum + point.raw, 0) / bin.length,
    right: right / (bin.length + doubt),
    count: bin.length,
  });
}
// Pool adjacent violators: a higher score never means a lower probability (isotonic regression).
for (let at = 1; at < steps.length; at += 1) {
  const [before, here] = [steps[at - 1], steps[at]];
  if (!before || !here || before.right <= here.right) continue;
  const count = before.count + here.count;
  const pooled = {
    raw: (before.raw * before.count + here.raw * here.count) / count,
    right: (before.right * before.count + here.right * here.count) / count,
    count,
  };
  steps = [...steps.slice(0, at - 1), pooled, ...steps.slice(at + 1)];
  at = Math.max(0, at - 2);
}

const rows = steps.map(({ raw, right, count }) => `  [${raw.toFixed(3)}, ${right.toFixed(3)}], // ${count} pages`);
writeFileSync(
  target,
  `/** Written by \`npx node shared/engines/bench/analysis/calibrate.ts\`. Pairs of raw score and share of right answers. */
export const calibrationSteps: ReadonlyArray<readonly [raw: number, right: number]> = [
${rows.join('\n')}
];
`,
);
console.log(rows.join('\n'));
