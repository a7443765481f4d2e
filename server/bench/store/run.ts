/**
 * Measures what finds copies among stored texts, and the figures of a business, and prints Markdown tables.
 * Run: npx node server/bench/store/run.ts [labelled.csv] [--stored 1000000] [--only store|business]
 * Without the labelled corpus on invented sentences.
 */
import { cpus } from 'node:os';
import { parseArgs } from 'node:util';
import { countWords, inventedSentences, pooledSentences, readLabelledReviews, wholeText } from '@rezenso/engines/bench';
import { reportBusiness } from './business-figures.ts';
import { reportStore } from './store-figures.ts';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { stored: { type: 'string', default: '1000000' }, only: { type: 'string' } },
});
const [path] = positionals;
const isAsked = (part: string): boolean => values.only === undefined || values.only === part;
const day = new Date().toISOString().slice(0, 10);

console.log(`Stored reviews, ${day}, Node ${process.versions.node}, ${cpus().length} cores (${cpus()[0]?.model})`);
const texts = (path === undefined ? [] : readLabelledReviews(path))
  .map(wholeText)
  .filter((text) => countWords(text) >= 8);
if (isAsked('business')) await reportBusiness(inventedSentences(20_000));
if (isAsked('store')) {
  const pool = texts.length > 0 ? pooledSentences(texts) : inventedSentences(20_000);
  console.log(
    `\n${pool.length} sentences to recombine ${texts.length > 0 ? 'from the labelled reviews' : '(invented)'}`,
  );
  await reportStore(pool, Number(values.stored));
}
