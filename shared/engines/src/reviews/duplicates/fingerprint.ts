import { withoutGivenWords } from '../text/given-words.ts';
import { combine, hashText } from '../text/hash.ts';
import { maskTokens } from '../text/masking.ts';
import { type Token, tokenise } from '../text/tokens.ts';
import { comparedWeight } from '../text/trade-words.ts';
import { sortedSet } from './sets.ts';
import { namedWorth, tellingWeight, type WordStock } from './word-stock.ts';

/** What two texts are compared by: everything that depends on one text alone, so it is computed once per text. */
export interface Fingerprint {
  text: string;
  tokens: Token[];
  /** One hash per token. */
  words: Uint32Array;
  /** How much each word says about a shared origin, 0-1 (see comparedWeight); of names, places and numbers little. */
  weights: Float32Array;
  totalWeight: number;
  /** How much each word proves when it is shared, 0-1 (see tellingWeight). */
  telling: Float32Array;
  /** Per token: a name, a place or a number. */
  isMasked: boolean[];
  plain: FeatureSets;
  /** The same after names, places and numbers became gaps; undefined when the text has none. */
  masked?: FeatureSets;
}

export interface FeatureSets {
  trigrams: Uint32Array;
  shingles: Uint32Array;
}

/** Words per shingle: three in a row are the shortest run that chance seldom repeats. */
const shingleWords = 3;

/**
 * Comparing takes time in proportion to the product of both lengths. Whoever fills the 5,000 characters that a review may
 * have with ordinary words needs some 800.
 */
const mostWords = 1_000;

const gap = hashText('gap');

/** @param stock the stored reviews that it is compared with; without it no word is more common than another */
export function fingerprint(text: string, stock?: WordStock): Fingerprint {
  const tokens = mostTelling(tokenise(withoutGivenWords(text)));
  const words = new Uint32Array(tokens.map(({ hash }) => hash));
  const isMasked = maskTokens(text, tokens);
  const weights = new Float32Array(
    tokens.map(({ word }, at) => Math.min(comparedWeight(word), isMasked[at] ? namedWorth : 1)),
  );
  const plain = featureSets(tokens, words, []);
  const masked = isMasked.includes(true) ? featureSets(tokens, words, isMasked) : undefined;
  const telling = new Float32Array(tokens.map((token, at) => tellingWeight(token, isMasked[at] ?? false, stock)));
  const totalWeight = weights.reduce((sum, weight) => sum + weight, 0);
  return { text, tokens, words, weights, totalWeight, telling, isMasked, plain, ...(masked && { masked }) };
}

/** Of too many words the longer ones, so that nothing can hide behind a thousand words of two letters. */
function mostTelling(tokens: Token[]): Token[] {
  let kept = tokens;
  for (let letters = 2; kept.length > mostWords && letters <= 5; letters += 1) {
    kept = tokens.filter(({ word }) => word.length >= letters);
  }
  return kept.slice(0, mostWords);
}

function featureSets(tokens: Token[], words: Uint32Array, isMasked: boolean[]): FeatureSets {
  const trigrams: number[] = [];
  const sequence: number[] = [];
  for (const [index, token] of tokens.entries()) {
    if (isMasked[index]) {
      if (sequence.at(-1) !== gap) sequence.push(gap);
      continue;
    }
    sequence.push(words[index] ?? 0);
    for (const trigram of token.trigrams) trigrams.push(trigram);
  }
  return { trigrams: sortedSet(trigrams), shingles: sortedSet(shinglesOf(sequence)) };
}

/** Hashes of every run of `length` values. A shorter sequence has none. */
function shinglesOf(sequence: ArrayLike<number>, length = shingleWords): number[] {
  const shingles: number[] = [];
  for (let start = 0; start + length <= sequence.length; start += 1) {
    let hash = length;
    for (let index = start; index < start + length; index += 1) hash = combine(hash, sequence[index] ?? 0);
    shingles.push(hash);
  }
  return shingles;
}
