/** What releases read of the API, and what a server would take from them. */
export { type AnswerFields, answerFields, readFields } from './answer-fields.ts';
export { lostReads, type Serving } from './lost-reads.ts';
