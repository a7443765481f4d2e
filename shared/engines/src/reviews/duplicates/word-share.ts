import { wordWeight } from '../text/common-words.ts';
import { foldWord } from '../text/fold-word.ts';
import { joinWords } from '../text/join-words.ts';
import { readableText, readingsOf } from '../text/readings.ts';
import { letterRuns, lettersOf } from './letter-runs.ts';
import { bagOf, sharedBag, type WordBag } from './word-bag.ts';

/** A word is paired with so many following ones, as the signature does: what is pushed in between breaks few pairs. */
const pairWindow = 4;

/** Of a text with fewer pairs it says little that they stand in another one. */
const fewestPairs = 10;

const wordPattern = /[\p{L}\p{M}\p{N}]+/gu;

/**
 * Whether one of `others` holds at least `share` (0-1) of the text, or the text of it: of its words in a row, of its letters
 * wherever words are split, or nearly all of its words in any order. Linear in all of them.
 */
export function sharesWords(text: string, others: readonly string[], share: number): boolean {
  const own = readingsOf(text).map(contentOf);
  return others.some((other) =>
    readingsOf(other)
      .map(contentOf)
      .some((known) => own.some((reading) => isShared(reading, known, share))),
  );
}

/** What a reading of a text is compared by. */
interface Content {
  pairs: ReadonlySet<string>;
  /** Of all words, and without what is pushed in between them. */
  runs: readonly ReadonlySet<number>[];
  bags: readonly WordBag[];
}

function contentOf(text: string): Content {
  const [words, joined] = [foldedWords(text), foldedWords(joinWords(text))];
  const longer = words.filter(isLonger);
  const letters = [...new Set([lettersOf(words), lettersOf(longer)])];
  return {
    pairs: pairsAmong(joined),
    runs: letters.map((row) => letterRuns(row.replace(/[ij1]/g, 'l'))),
    bags: [bagOf(longer), bagOf(joined.filter(isLonger))],
  };
}

function isShared(own: Content, known: Content, share: number): boolean {
  if (shareOf(own.pairs, known.pairs) >= share) return true;
  if (own.runs.some((one) => known.runs.some((other) => shareOf(one, other) >= share))) return true;
  return own.bags.some((one) => known.bags.some((other) => sharedBag(one, other)));
}

/**
 * How much of a text stands in another one too, 0-1: the share of its pairs of near words, of the one that has fewer. Case,
 * punctuation, spacing, disguised letters and words that hold a sentence together say nothing.
 */
export function wordShare(text: string, other: string): number {
  return shareOf(pairsOf(readableText(text)), pairsOf(readableText(other)));
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
  return foldedWords(readableText(text));
}

/** The letters and digits of a text, folded, each once in a row: equal however its words are split or drawn out. */
export function wordingOf(text: string): string {
  return lettersOf(wordsOf(text));
}

function foldedWords(readable: string): string[] {
  const words = readable.match(wordPattern) ?? [];
  return words.map(foldWord).filter((word) => /[\p{L}\p{N}]/u.test(word));
}

/** Numbers and single letters are pushed in between words easily, and say little. */
function isLonger(word: string): boolean {
  return word.length > 1 && /\p{L}/u.test(word);
}

function pairsOf(readable: string): Set<string> {
  return pairsAmong(foldedWords(joinWords(readable)));
}

function pairsAmong(words: readonly string[]): Set<string> {
  const telling = words.filter((word) => wordWeight(word) > 0 && isLonger(word));
  const looked = telling.length >= pairWindow ? telling : words;
  const pairs = new Set<string>();
  for (const [index, first] of looked.entries())
    for (const second of looked.slice(index + 1, index + 1 + pairWindow)) pairs.add(`${first} ${second}`);
  return pairs;
}
