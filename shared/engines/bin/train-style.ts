/**
 * Trains the style models anew and writes their weights:
 * `npx node shared/engines/bin/train-style.ts <labelled.csv> <folder of the files in tables/style/sources.ts>`.
 * Weights come from the hotel reviews, the posts and the assistant's reviews; what a score means, and where it becomes conspicuous, from
 * texts that the judging models have not seen.
 */
import { createHash } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { scoreApart } from '../bench/reviews/style/apart.ts';
import { fitCurves, fitFields } from '../bench/reviews/style/fit.ts';
import { originOfStyle, readStyleMaterial } from '../bench/reviews/style/material.ts';
import { familiarIn, trainPhrasing, trainSubject, trainWording } from '../bench/reviews/style/train.ts';
import { type CompactStyle, quantise } from '../src/reviews/style/quantise.ts';

const target = new URL('../src/reviews/style/style-weights.generated.ts', import.meta.url);

const [labelled, folder] = process.argv.slice(2);
if (labelled === undefined || folder === undefined) {
  console.error('Give the path of the labelled reviews (CSV) and the folder of the sources as arguments.');
  process.exit(2);
}

const material = readStyleMaterial(labelled, folder);
const apart = scoreApart(material);
const curves = fitCurves(apart);
const familiar = familiarIn(material);
const compact: CompactStyle = {
  wording: quantise(trainWording(material.hotels)),
  phrasing: quantise(trainPhrasing(material.hotels, material.assistant, material.posts, new Set(familiar))),
  subject: quantise(trainSubject(material.hotels, material.assistant, material.posts)),
  familiar: familiar.join(' '),
  curves,
  fields: fitFields(apart, curves),
  madeFrom: {
    'labelled reviews': createHash('sha256').update(readFileSync(labelled)).digest('hex'),
    ...originOfStyle(),
  },
};
writeFileSync(target, source(compact, material.assistant.length));
console.log(
  `${material.hotels.length} hotel reviews, ${material.assistant.length} by an assistant, ${material.posts.length} posts`,
);
console.log(`written: ${target.pathname}`);

function source(model: CompactStyle, count: number): string {
  return `// Written by shared/engines/bin/train-style.ts. Do not edit.
// Learned from ${material.hotels.length} German hotel reviews, half of them by a language model: MAiDE-up corpus (repository
// MichiganNLP/multilingual_reviews_deception, MIT licence), seven of its ten cities; ${count} reviews by an assistant
// (tables/style/assistant-reviews.tsv); ${material.posts.length} posts of GermEval 2018 (repository uds-lsv/GermEval-2018-Data, CC BY 4.0).
// Curves and thresholds are measured with these and with ${material.people.length} reviews of other trades (tables/style/sources.ts).
import type { CompactStyle } from './quantise.ts';

export const styleWeights: CompactStyle = ${JSON.stringify(model, null, 2)};
`;
}
