/**
 * Trains the style model anew and writes its weights: `npx node shared/engines/bin/train-style.ts <labelled.csv>`.
 * Calibration and alarm threshold come from held-out hotels, the weights from all reviews.
 */
import { writeFileSync } from 'node:fs';
import { readLabelledReviews } from '../bench/reviews/labelled-reviews.ts';
import { calibrate, thresholdAtFalseAlarms } from '../src/reviews/style/calibration.ts';
import { scoreHeldOut } from '../src/reviews/style/cross-validation.ts';
import { lessonsOf } from '../src/reviews/style/lessons.ts';
import { type CompactModel, quantise } from '../src/reviews/style/quantise.ts';
import { trainStyle } from '../src/reviews/style/training.ts';

const target = new URL('../src/reviews/style/style-weights.generated.ts', import.meta.url);

const [path] = process.argv.slice(2);
if (path === undefined) {
  console.error('Give the path of the labelled reviews (CSV) as the argument.');
  process.exit(2);
}

const reviews = readLabelledReviews(path);
const heldOut = scoreHeldOut(reviews, ({ hotel }) => hotel, 10).filter(({ view }) => view !== 'bare upside');
const compact = quantise(
  trainStyle(reviews.flatMap(lessonsOf)),
  calibrate(heldOut),
  thresholdAtFalseAlarms(heldOut, 0.01),
);
writeFileSync(target, source(compact, reviews.length));

const right = heldOut.filter(({ score, isGenerated }) => score > 0 === isGenerated).length;
console.log(`${reviews.length} reviews, ${((100 * right) / heldOut.length).toFixed(1)} % of held-out texts right`);
console.log(`written: ${target.pathname}`);

function source(model: CompactModel, count: number): string {
  return `// Written by shared/engines/bin/train-style.ts. Do not edit.
// Learned from ${count} German hotel reviews, half of them by a language model: MAiDE-up corpus
// (repository MichiganNLP/multilingual_reviews_deception, MIT licence), seven of its ten cities.
import type { CompactModel } from './quantise.ts';

export const styleWeights: CompactModel = ${JSON.stringify(model, null, 2)};
`;
}
