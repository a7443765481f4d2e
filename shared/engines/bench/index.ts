/** What benches outside of this package measure with. */
export { countWords, wholeText } from '../src/reviews/style/lessons.ts';
export { lcg } from '../src/reviews/style/training.ts';
export { company } from './matching/population.ts';
export { edited, halfCopied } from './reviews/edits.ts';
export { readLabelledReviews } from './reviews/labelled-reviews.ts';
export { type ParaphrasePair, paraphrasePairs } from './reviews/paraphrases/pairs.ts';
export { inventedSentences, pooledSentences, recombined } from './reviews/sentence-pool.ts';
export { percent, printTable, quantile } from './reviews/tables.ts';
export { noteOutcomes } from './suggestions/note-outcomes.ts';
export { noteCases } from './suggestions/notes.ts';
export { shareWithInterval } from './wilson.ts';
