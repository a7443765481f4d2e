/** What is done with the words of reviews wherever they are shown or kept: plain functions, which need none of the tables that judge a text. */
export { evidenceIn } from '../reviews/fraud/said-in.ts';
export { reasonsBeside } from '../reviews/quality/beside-findings.ts';
export { withoutGivenWords } from '../reviews/text/given-words.ts';
export { beginWith } from '../suggestions/begin-with.ts';
