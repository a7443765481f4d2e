import { withoutGivenWords } from '../text/given-words.ts';
import { combine, mix } from '../text/hash.ts';
import { joinWords } from '../text/join-words.ts';
import { maskTokens } from '../text/masking.ts';
import { readingsOf } from '../text/readings.ts';
import { type Token, tokenise } from '../text/tokens.ts';

/** One row of the table review_bands: `band` 0 to bandCount - 1, `hash` a signed 32-bit integer. */
export interface Band {
  band: number;
  hash: number;
}

/** Parts into which the features of a text are dealt; each keeps one. */
const partCount = 24;

/**
 * Rows per text, at most: one per part, and one for each two neighbouring parts together. A copy with 40 % edits shares
 * some six of the first kind and none in 1 of 100 cases. The second kind is shared by hardly any two texts that are not
 * copies, so it finds the source where a million texts consist of the same few thousand sentences. As many again are for two
 * parts of the words alone, wherever they stand: a copy in another order shares them.
 */
export const bandCount = 3 * partCount;

/** A word is paired with this many of the following ones, so that one inserted word does not break the pair. */
const pairWindow = 4;

/** Shorter words and numbers are pushed in between easily, and say little. */
const shortestWord = 2;

interface Feature {
  hash: number;
  weight: number;
}

/**
 * The bands under which a text is stored and looked up: MinHash by one permutation (Li, Owen, Zhang 2012) over pairs of
 * neighbouring telling words, weighted so that rare pairs are kept before stock phrases (Ioffe 2010). Names, places and
 * numbers are left out, so filled-in templates meet as well. Two texts share a single band with the
 * probability of their weighted Jaccard similarity. Texts of one or two words have no bands.
 */
export function bandsOf(written: string): Band[] {
  const bands = readingsOf(written).flatMap(bandsOfReading);
  return [...new Map(bands.map((row) => [`${row.band} ${row.hash}`, row])).values()];
}

function bandsOfReading(text: string): Band[] {
  const telling = tellingTokens(text);
  const single = leastOf(pairFeatures(telling));
  const words = leastOf(telling.map(({ hash, weight }) => ({ hash, weight: weight ** 2 })));
  return [...single, ...pairsOf(single, partCount), ...pairsOf(words, 2 * partCount)];
}

/** The least feature of every part that has one. */
function leastOf(features: Iterable<Feature>): Band[] {
  const bestValue = new Float64Array(partCount).fill(Number.POSITIVE_INFINITY);
  const bestHash = new Int32Array(partCount);
  for (const { hash, weight } of features) {
    const part = hash % partCount;
    const uniform = (mix(hash ^ 0x5bd1e995) + 1) / 0x1_0000_0001;
    const value = -Math.log(uniform) / weight;
    if (value >= (bestValue[part] ?? 0)) continue;
    bestValue[part] = value;
    bestHash[part] = hash | 0;
  }
  return Array.from(bestHash, (hash, band) => ({ band, hash })).filter(
    ({ band }) => bestValue[band] !== Number.POSITIVE_INFINITY,
  );
}

/** Neighbours joined in a circle: what two parts keep, as one value. */
function pairsOf(single: readonly Band[], first: number): Band[] {
  const [opening] = single;
  if (!opening || single.length < 3) return [];
  return single.map(({ band, hash }, index) => {
    const next = single[index + 1] ?? opening;
    return { band: first + band, hash: combine(hash, next.hash) | 0 };
  });
}

/** The bands of a text as two arrays of equal length, as the statements in docs/engines-reviews.md take them. */
export interface Signature {
  bands: number[];
  hashes: number[];
  /** Its different words that say something, as signed 32-bit hashes, by which the stock is asked (see WordStock). */
  words: number[];
}

/** What a stored text is found again by: bands of its MinHash with their hashes, and its telling words as 32-bit hashes. */
export function signature(text: string): Signature {
  const rows = bandsOf(text);
  return { bands: rows.map(({ band }) => band), hashes: rows.map(({ hash }) => hash), words: wordsOf(text) };
}

/** What stands in a text more than once counts once; the words are those that `fingerprint` weighs. */
function wordsOf(text: string): number[] {
  const tokens = tokenise(withoutGivenWords(text));
  return [...new Set(tokens.flatMap(({ hash, weight }) => (weight > 0 ? [hash | 0] : [])))];
}

function tellingTokens(written: string): Token[] {
  const text = joinWords(withoutGivenWords(written));
  const tokens = tokenise(text);
  const masked = maskTokens(text, tokens);
  return tokens.filter(({ weight, word }, index) => weight > 0 && !masked[index] && word.length >= shortestWord);
}

function* pairFeatures(telling: readonly Token[]): Generator<Feature> {
  for (const [index, first] of telling.entries()) {
    for (const second of telling.slice(index + 1, index + 1 + pairWindow)) {
      yield { hash: combine(first.hash, second.hash), weight: (first.weight * second.weight) ** 2 };
    }
  }
}
