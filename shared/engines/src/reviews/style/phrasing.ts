import { longestText } from '../text/tokens.ts';
import { styleCues } from './cues.ts';
import { createVector, type Features } from './feature-vector.ts';
import { cueValue } from './features.ts';
import { habitsOf } from './habits.ts';

export const phrasingBits = 15;
const longestRun = 3;

/** Words, with what follows an apostrophe, and single signs. */
function tokensOf(text: string): string[] {
  return text.match(/[\p{L}\p{N}]+(?:['’]\p{L}+)?|[^\s\p{L}\p{N}]/gu) ?? [];
}

/**
 * What is left of a text when it is blurred: words that everybody uses, signs, and for each other word whether it begins with a
 * capital. A model that sees no more than this cannot learn what a trade is about, only how sentences are built.
 */
export function blurred(text: string, familiar: ReadonlySet<string>): string[] {
  return tokensOf(text).map((token) => {
    if (!/[\p{L}\p{N}]/u.test(token)) return /\p{Extended_Pictographic}/u.test(token) ? '☺' : token;
    if (/^\d/.test(token)) return '0';
    const word = token.toLowerCase();
    if (familiar.has(word)) return word;
    return /^\p{Lu}/u.test(token) ? 'X' : 'x';
  });
}

/** How a text is built: runs of one to three blurred words, and habits of writing. */
export function phrasingFeatures(written: string, familiar: ReadonlySet<string>): Features {
  const text = written.slice(0, longestText);
  const vector = createVector(phrasingBits);
  vector.addGrams(runs(['^', ...blurred(text, familiar), '$']), 5);
  vector.setAll(styleCues(text), 3, cueValue);
  vector.setAll(habitsOf(text, familiar), 6, cueValue);
  return vector.build();
}

function runs(tokens: readonly string[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (let length = 1; length <= longestRun; length += 1) {
    for (let start = 0; start + length <= tokens.length; start += 1) {
      const run = `${length}${tokens.slice(start, start + length).join(' ')}`;
      counts.set(run, (counts.get(run) ?? 0) + 1);
    }
  }
  return counts;
}

/**
 * Words that people use whatever they write about: in twelve general posts, or in two of these and four reviews.
 * @param general people's texts about anything @param reviews people's reviews
 */
export function familiarWords(general: readonly string[], reviews: readonly string[]): string[] {
  const [inGeneral, inReviews] = [textsByWord(general), textsByWord(reviews)];
  return [...inGeneral]
    .filter(([word, texts]) => texts >= 12 || (texts >= 2 && (inReviews.get(word) ?? 0) >= 4))
    .map(([word]) => word)
    .sort();
}

function textsByWord(texts: readonly string[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const text of texts) {
    const words = new Set(tokensOf(text.toLowerCase()).filter((token) => /\p{L}/u.test(token)));
    for (const word of words) counts.set(word, (counts.get(word) ?? 0) + 1);
  }
  return counts;
}
