/**
 * Fits how much each feature of a name counts, on every development business by every development hand (a conditional logistic regression: of a
 * site's names the wanted one should come first), writes shared/engines/src/analysis/company/writing-weights.generated.ts, and checks the fit on
 * businesses and on hands left out. With --check it only tells whether the file is what it would write.
 * Run: npx node shared/engines/bench/analysis/fit-names.ts [--check]
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { developmentCases } from './messy/messy-cases.ts';
import { basisOf, namePoints, type Point, sampleOf } from './name-points.ts';

/** How strongly weights are held near 0, and how they are looked for (Adam). */
const penalty = 0.001;
const [steps, pace] = [200, 0.1];
const folds = 5;
const target = new URL('../../src/analysis/company/writing-weights.generated.ts', import.meta.url);

const cases = developmentCases();
const { points, features } = await namePoints(cases);
console.log(`${points.length} sites; right with the weights in use: ${shareOf(points, (point) => point.isRightNow)}`);
console.log(`the wanted name is among a site's names: ${shareOf(points, ({ isWanted }) => isWanted.includes(true))}`);

const weights = weightsFor(points);
console.log(`fitted, on the same sites: ${shareOf(points, (point) => isRight(point, weights))}`);
const rounded = Object.fromEntries(features.map((feature, at) => [feature, Number((weights[at] ?? 0).toFixed(2)) + 0]));
const basis = basisOf((await namePoints(sampleOf(cases))).points, rounded);
const rows = features.map((feature) => `  ${feature}: ${(rounded[feature] ?? 0).toFixed(2)},`).join('\n');
const text = `/**
 * Written by \`npx node shared/engines/bench/analysis/fit-names.ts\`: how much each feature of a name speaks for it.
 * Basis ${basis}.
 */
export const writingWeights = {
${rows}
} as const;
`;
if (process.argv.includes('--check')) {
  const isSame = readFileSync(target, 'utf8') === text;
  console.log(isSame ? 'The weights in use are those of this fit.' : `The weights in use are others than:\n${rows}`);
  process.exit(isSame ? 0 : 1);
}
writeFileSync(target, text);
console.log(rows);
for (const key of ['business', 'hand'] as const) {
  const groups = [...new Set(points.map((point) => point[key]))];
  const foldOf = new Map(groups.map((group, at) => [group, at % folds]));
  let right = 0;
  let accepted = 0;
  for (let fold = 0; fold < folds; fold += 1) {
    const without = weightsFor(points.filter((point) => foldOf.get(point[key]) !== fold));
    const left = points.filter((point) => foldOf.get(point[key]) === fold);
    right += left.filter((point) => isRight(point, without)).length;
    accepted += left.filter((point) => isRight(point, without, 'isAccepted')).length;
  }
  const [first, any] = [right, accepted].map((count) => `${((count / points.length) * 100).toFixed(1)} %`);
  console.log(`fitted without its ${key}: ${first}, accepted ${any}`);
}

/** Weights that make the wanted names likely: softmax over the names of each site, which all count alike. */
function weightsFor(given: readonly Point[]): Float64Array {
  const usable = given.filter(({ isWanted }) => isWanted.includes(true) && isWanted.includes(false));
  const weights = new Float64Array(features.length);
  const [mean, square] = [new Float64Array(features.length), new Float64Array(features.length)];
  for (let step = 1; step <= steps; step += 1) {
    const slope = slopeOf(usable, weights);
    for (let at = 0; at < weights.length; at += 1) {
      const each = (slope[at] ?? 0) / usable.length - penalty * (weights[at] ?? 0);
      mean[at] = 0.9 * (mean[at] ?? 0) + 0.1 * each;
      square[at] = 0.99 * (square[at] ?? 0) + 0.01 * each * each;
      const moved = (mean[at] ?? 0) / (1 - 0.9 ** step) / (Math.sqrt((square[at] ?? 0) / (1 - 0.99 ** step)) + 1e-8);
      weights[at] = (weights[at] ?? 0) + pace * (1 - step / (steps + 1)) * moved;
    }
  }
  return weights;
}

function slopeOf(given: readonly Point[], weights: Float64Array): Float64Array {
  const slope = new Float64Array(weights.length);
  for (const { rows, isWanted } of given) {
    const sums = rows.map((row) => sumOf(row, weights));
    const most = Math.max(...sums);
    const likely = sums.map((sum) => Math.exp(sum - most));
    const all = likely.reduce((sum, each) => sum + each, 0);
    const wanted = likely.reduce((sum, each, at) => sum + (isWanted[at] ? each : 0), 0);
    for (const [at, row] of rows.entries()) {
      const each = likely[at] ?? 0;
      const pull = (isWanted[at] ? each / wanted : 0) - each / all;
      if (Math.abs(pull) > 1e-6)
        for (let feature = 0; feature < row.length; feature += 1)
          slope[feature] = (slope[feature] ?? 0) + pull * (row[feature] ?? 0);
    }
  }
  return slope;
}

function sumOf(row: Float64Array, weights: Float64Array): number {
  let sum = 0;
  for (let at = 0; at < row.length; at += 1) sum += (row[at] ?? 0) * (weights[at] ?? 0);
  return sum;
}

function isRight(point: Point, weights: Float64Array, of: 'isWanted' | 'isAccepted' = 'isWanted'): boolean {
  const sums = point.rows.map((row) => sumOf(row, weights));
  return point[of][sums.indexOf(Math.max(...sums))] ?? false;
}

function shareOf(given: readonly Point[], is: (point: Point) => boolean): string {
  return `${((given.filter(is).length / given.length) * 100).toFixed(1)} %`;
}
