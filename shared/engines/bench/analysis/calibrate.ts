/**
 * Measures on the development parts how often a raw score is right, checks by cross-validation over businesses what the steps promise,
 * and writes shared/engines/src/analysis/industry/calibration.generated.ts. Run: npx node shared/engines/bench/analysis/calibrate.ts
 */
import { writeFileSync } from 'node:fs';
import { between } from '../../src/analysis/industry/calibration.ts';
import { fold } from '../../src/analysis/page/text.ts';
import type { Business } from './business.ts';
import { casesOf } from './cases.ts';
import { evaluate } from './evaluate.ts';
import { judge } from './messy/judge.ts';
import { messyCases } from './messy/messy-cases.ts';

interface Point {
  raw: number;
  right: number;
  /** As far as the evidence itself is of one industry, which the steps cannot raise. */
  most: number;
  /** The business: all its sites are in one fold. */
  group: string;
  kind: 'tidy' | 'messy';
}

const target = new URL('../../src/analysis/industry/calibration.generated.ts', import.meta.url);
/** One in this many words of a site is one that nobody wrote down. */
const unknown = 4;

/**
 * The lexicon grew while the development part was read, so that it knows nearly all its words; of a foreign site it does not. Each
 * quarter of the words is hidden once.
 */
function withUnknownWords(business: Business, turn: number): Business {
  const hide = (text: string) =>
    text.replace(/\p{L}{4,}/gu, (word) => (numberOf(fold(word)) % unknown === turn ? 'Xux' : word));
  return {
    ...business,
    trade: hide(business.trade),
    description: hide(business.description),
    about: hide(business.about),
    services: business.services.map(hide),
  };
}

function numberOf(word: string): number {
  let sum = 7;
  for (const letter of word) sum = (Math.imul(sum, 31) + letter.charCodeAt(0)) >>> 0;
  return sum >>> 3;
}

const tidy = Array.from({ length: unknown }, (_, turn) =>
  casesOf('dev', (business) => withUnknownWords(business, turn)).map((each): Point => {
    const { raw, purity, isIndustryRight } = evaluate(each);
    return { raw, most: purity, right: Number(isIndustryRight), group: each.business.name, kind: 'tidy' };
  }),
).flat();
const messy: Point[] = [];
for (const part of ['dev', 'dev2', 'dev3'] as const) {
  for (const each of messyCases(part)) {
    const { raw, purity, isIndustryRight } = await judge(each);
    messy.push({ raw, most: purity, right: Number(isIndustryRight), group: each.business.brand, kind: 'messy' });
  }
}
const points = [...tidy, ...messy].filter(({ raw }) => raw > 0);

/** Invented pages are easier than real ones: each step is lowered as if it had this share of wrong answers more. */
const doubt = 1 / 12;
const bins = 24;

function stepsOf(measured: readonly Point[]) {
  const sorted = measured.toSorted((a, b) => a.raw - b.raw);
  const size = Math.ceil(sorted.length / bins);
  let steps: Array<{ raw: number; right: number; count: number }> = [];
  for (let at = 0; at < sorted.length; at += size) {
    const bin = sorted.slice(at, at + size);
    const right = bin.reduce((sum, point) => sum + point.right, 0);
    steps.push({
      raw: bin.reduce((sum, point) => sum + point.raw, 0) / bin.length,
      right: right / (bin.length * (1 + doubt)),
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
  return steps;
}

const folds = 10;
const groups = [...new Set(points.map(({ group }) => group))];
const foldOf = new Map(groups.map((group, at) => [group, at % folds]));
const said = Array.from({ length: folds }, (_, fold) => {
  const steps = stepsOf(points.filter(({ group }) => foldOf.get(group) !== fold)).map(
    ({ raw, right }) => [raw, right] as const,
  );
  return points
    .filter(({ group }) => foldOf.get(group) === fold)
    .map((point) => ({ ...point, said: Math.min(point.most, between(steps, point.raw)) }));
}).flat();
for (const name of ['tidy', 'messy'] as const) {
  const all = said.filter(({ kind }) => kind === name);
  const sure = all.filter((each) => each.said >= 0.7);
  const right = sure.reduce((sum, each) => sum + each.right, 0);
  console.log(`cross-validated, ${name}: ${sure.length} of ${all.length} at >= 0.7, ${right} of these right`);
}

const rows = stepsOf(points).map(
  ({ raw, right, count }) => `  [${raw.toFixed(3)}, ${right.toFixed(3)}], // ${count} pages`,
);
writeFileSync(
  target,
  `/** Written by \`npx node shared/engines/bench/analysis/calibrate.ts\`. Pairs of raw score and share of right answers. */
export const calibrationSteps: ReadonlyArray<readonly [raw: number, right: number]> = [
${rows.join('\n')}
];
`,
);
console.log(rows.join('\n'));
