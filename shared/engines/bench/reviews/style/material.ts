import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { countWords, type LabelledReview, leastWords } from '../../../src/reviews/style/lessons.ts';
import { readSource } from '../../../tables/style/read-sources.ts';
import { sessions, type Voice } from '../../../tables/style/sessions.ts';
import { sources } from '../../../tables/style/sources.ts';
import { readLabelledReviews } from '../labelled-reviews.ts';

/** A review that a language model wrote in one of the sessions. */
export interface AssistantReview {
  session: string;
  voice: Voice;
  /** Undefined: written afterwards, and never learned from. */
  fold: number | undefined;
  trade: string;
  text: string;
}

export interface PeoplesText {
  trade: string;
  text: string;
}

/** What the style models learn from, and what their thresholds are measured with. */
export interface StyleMaterial {
  hotels: readonly LabelledReview[];
  assistant: readonly AssistantReview[];
  /** People's posts about anything. */
  posts: readonly string[];
  /** People's reviews of other trades: nothing is learned from them. */
  people: readonly PeoplesText[];
}

const written = new URL('../../../tables/style/assistant-reviews.tsv', import.meta.url);
/** More of them only make the training longer. */
const mostPosts = 3_000;

export function assistantReviews(): AssistantReview[] {
  const [, ...lines] = readFileSync(written, 'utf8').trimEnd().split('\n');
  return lines.map((line) => {
    const [id = '', trade = '', text = ''] = line.split('\t');
    const session = sessions.find((one) => one.id === id);
    if (session === undefined || text === '') throw new Error(`No session or no text: ${line}`);
    return { session: id, voice: session.voice, fold: session.fold, trade, text };
  });
}

/** @param labelled path of the labelled hotel reviews @param folder where the files of sources.ts lie */
export function readStyleMaterial(labelled: string, folder: string): StyleMaterial {
  const posts = sources.filter(({ use }) => use === 'learning').flatMap(({ file }) => readSource(folder, file));
  return {
    hotels: readLabelledReviews(labelled),
    assistant: learnedReviews(),
    posts: posts.filter(isLongEnough).slice(0, mostPosts),
    people: readPeople(folder, 'thresholds'),
  };
}

/** Texts of eight words and more of the sources for this use, each with what it is about. */
export function readPeople(folder: string, use: 'thresholds' | 'judging'): PeoplesText[] {
  return sources
    .filter((source) => source.use === use)
    .flatMap(({ file, what }) => readSource(folder, file).map((text) => ({ trade: what, text })))
    .filter(({ text }) => isLongEnough(text));
}

/** The reviews that the models learn from: those of sessions with a fold. */
export function learnedReviews(): AssistantReview[] {
  return assistantReviews().filter(({ fold }) => fold !== undefined);
}

/** What the committed models must name as their origin, but for the labelled reviews, which have no place here. */
export function originOfStyle(): Record<string, string> {
  const lines = learnedReviews().map(({ session, trade, text }) => `${session}\t${trade}\t${text}\n`);
  const hash = createHash('sha256').update(lines.join('')).digest('hex');
  const measured = sources
    .filter(({ use }) => use === 'learning' || use === 'thresholds')
    .map(({ file, sha256 }) => [file, sha256]);
  return { 'assistant-reviews.tsv': hash, ...Object.fromEntries(measured) };
}

function isLongEnough(text: string): boolean {
  return countWords(text) >= leastWords;
}
