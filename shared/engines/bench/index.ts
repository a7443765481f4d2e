/** What benches outside of this package measure with. */
export { countWords, wholeText } from '../src/reviews/style/lessons.ts';
export { lcg } from '../src/reviews/style/training.ts';
export { company } from './matching/population.ts';
export { edited, halfCopied } from './reviews/edits.ts';
export { readLabelledReviews } from './reviews/labelled-reviews.ts';
export { inventedSentences, pooledSentences, recombined } from './reviews/sentence-pool.ts';
export { percent, printTable, quantile } from './reviews/tables.ts';
