/**
 * Measures the review engine and prints Markdown tables.
 * Run: npx node server/bench/reviews/run.ts [labelled.csv] [--stored 1000000] [--only style|nonsense|duplicates|store|business]
 * Without the labelled corpus only the store is measured, on invented sentences.
 */
import { cpus } from 'node:os';
import { parseArgs } from 'node:util';
import { countWords, wholeText } from '../../src/engines/reviews/style/lessons.ts';
import { reportBusiness } from './business-figures.ts';
import { reportDuplicates } from './duplicate-figures.ts';
import { readLabelledReviews } from './labelled-reviews.ts';
import { reportNonsense } from './nonsense-figures.ts';
import { inventedSentences, pooledSentences } from './sentence-pool.ts';
import { reportStore } from './store-figures.ts';
import { reportStyle } from './style-figures.ts';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { stored: { type: 'string', default: '1000000' }, only: { type: 'string' } },
});
const [path] = positionals;
const isAsked = (part: string): boolean => values.only === undefined || values.only === part;
const day = new Date().toISOString().slice(0, 10);

console.log(`Review engine, ${day}, Node ${process.versions.node}, ${cpus().length} cores (${cpus()[0]?.model})`);
const reviews = path === undefined ? [] : readLabelledReviews(path);
const texts = reviews.map(wholeText).filter((text) => countWords(text) >= 8);
if (reviews.length > 0 && isAsked('style')) reportStyle(reviews);
if (reviews.length > 0 && isAsked('nonsense')) reportNonsense(reviews);
if (reviews.length > 0 && isAsked('duplicates')) reportDuplicates(texts);
if (isAsked('business')) await reportBusiness(inventedSentences(20_000));
if (isAsked('store')) {
  const pool = texts.length > 0 ? pooledSentences(texts) : inventedSentences(20_000);
  console.log(
    `\n${pool.length} sentences to recombine ${texts.length > 0 ? 'from the labelled reviews' : '(invented)'}`,
  );
  await reportStore(pool, Number(values.stored));
}
