/**
 * Measures the review engine and prints Markdown tables.
 * Run: npx node shared/engines/bench/reviews/run.ts <labelled.csv> [--only style|nonsense|duplicates]
 */
import { cpus } from 'node:os';
import { parseArgs } from 'node:util';
import { countWords, wholeText } from '../../src/reviews/style/lessons.ts';
import { reportDuplicates } from './duplicate-figures.ts';
import { readLabelledReviews } from './labelled-reviews.ts';
import { reportNonsense } from './nonsense-figures.ts';
import { reportStyle } from './style-figures.ts';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { only: { type: 'string' } },
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
