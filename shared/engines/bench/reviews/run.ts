/**
 * Measures the review engine and prints Markdown tables.
 * Run: npx node shared/engines/bench/reviews/run.ts <labelled.csv> [--only style|nonsense|duplicates|verdicts] [--texts <people's.csv>]
 *   [--sources <folder of the files in tables/style/sources.ts>]
 * The texts of `--texts`, which may be given several times, are people's: the column `review` or `text` of a CSV.
 */
import { cpus } from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { countWords, leastWords, wholeText } from '../../src/reviews/style/lessons.ts';
import { reportDuplicates } from './duplicate-figures.ts';
import { readLabelledReviews, readTexts } from './labelled-reviews.ts';
import { reportNonsense } from './nonsense-figures.ts';
import { reportPairsOfOneBusiness } from './pairs-of-one-business.ts';
import { reportTrades } from './style/figures.ts';
import { reportStyle } from './style-figures.ts';
import { reportVerdicts } from './verdict-figures.ts';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    only: { type: 'string' },
    texts: { type: 'string', multiple: true, default: [] },
    sources: { type: 'string' },
  },
});
const [labelled] = positionals;
const isAsked = (part: string): boolean => values.only === undefined || values.only === part;
const day = new Date().toISOString().slice(0, 10);

console.log(`Review engine, ${day}, Node ${process.versions.node}, ${cpus().length} cores (${cpus()[0]?.model})`);
const reviews = labelled === undefined ? [] : readLabelledReviews(labelled);
const ofBusinesses = reviews
  .map((review) => ({ business: review.hotel, text: wholeText(review), isGenerated: review.isGenerated }))
  .filter(({ text }) => countWords(text) >= leastWords);
if (reviews.length > 0 && isAsked('style')) reportStyle(reviews);
if (labelled !== undefined && values.sources !== undefined && isAsked('style')) reportTrades(labelled, values.sources);
if (reviews.length > 0 && isAsked('nonsense')) reportNonsense(reviews);
if (reviews.length > 0 && isAsked('duplicates')) reportDuplicates(ofBusinesses);
if (values.sources !== undefined && isAsked('duplicates')) reportPairsOfOneBusiness(values.sources);
if (isAsked('verdicts')) {
  const guests = reviews.filter(({ isGenerated }) => !isGenerated);
  if (guests.length > 0) reportVerdicts('hotels', guests.map(wholeText));
  for (const file of values.texts) reportVerdicts(path.basename(file, '.csv'), readTexts(file));
}
