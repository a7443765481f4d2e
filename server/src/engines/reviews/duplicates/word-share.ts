import { wordWeight } from '../text/common-words.ts';
import { foldWord } from '../text/fold-word.ts';
import { joinWords } from '../text/join-words.ts';
import { letterRuns, lettersOf } from './letter-runs.ts';

/** A word is paired with so many following ones, as the signature does: what is pushed in between breaks few pairs. */
const pairWindow = 4;

/** Of a text with fewer pairs it says little that they stand in another one. */
const fewestPairs = 10;

/** As much of a text as is looked at. */
const mostLetters = 6_000;

// What nobody sees (zero-width and format characters, joiners) stands inside words and must not split them.
const wordPattern = /[\p{L}\p{M}\p{N}\p{Cf}]+/gu;

/**
 * Whether one of `others` holds at least `share` (0-1) of the text, or the text of it: of its words, or of its letters
 * wherever words are split. Linear in all of them.
 */
export function sharesWords(text: string, others: readonly string[], share: number): boolean {
  const own = pairsOf(text);
  const runs = letterRuns(wordingOf(text));
  return others.some(
    (other) => shareOf(own, pairsOf(other)) >= share || shareOf(runs, letterRuns(wordingOf(other))) >= share,
  );
}

/**
 * How much of a text stands in another one too, 0-1: the share of its pairs of near words, of the one that has fewer. Case,
 * punctuation, spacing, disguised letters and words that hold a sentence together say nothing.
 */
export function wordShare(text: string, other: string): number {
  return shareOf(pairsOf(text), pairsOf(other));
}

function shareOf<T>(own: ReadonlySet<T>, known: ReadonlySet<T>): number {
  const size = known.size < fewestPairs ? own.size : Math.min(own.size, known.size);
  if (size === 0) return 0;
  let shared = 0;
  for (const one of own) if (known.has(one)) shared += 1;
  return Math.min(1, shared / size);
}

/** The words of a text, folded: two spellings that read the same are the same. */
export function wordsOf(text: string): string[] {
  const words = text.slice(0, mostLetters).match(wordPattern) ?? [];
  return words.map(foldWord).filter((word) => /[\p{L}\p{N}]/u.test(word));
}

/** The letters and digits of a text, folded, each once in a row: equal however its words are split or drawn out. */
export function wordingOf(text: string): string {
  return lettersOf(wordsOf(text));
}

function pairsOf(text: string): Set<string> {
  const words = wordsOf(joinWords(text.slice(0, mostLetters)));
  const telling = words.filter((word) => wordWeight(word) > 0);
  const looked = telling.length >= pairWindow ? telling : words;
  const pairs = new Set<string>();
  for (const [index, first] of looked.entries())
    for (const second of looked.slice(index + 1, index + 1 + pairWindow)) pairs.add(`${first} ${second}`);
  return pairs;
}
