import { combine, mix } from '../text/hash.ts';
import { maskTokens } from '../text/masking.ts';
import { tokenise } from '../text/tokens.ts';

/** One row of the table review_bands: `band` 0 to bandCount - 1, `hash` a signed 32-bit integer. */
export interface Band {
  band: number;
  hash: number;
}

/** Rows per text, at most. With 24, a copy with 40 % edits shares some seven of them and none in 1 of 100 cases. */
export const bandCount = 24;

/** A word is paired with this many of the following ones, so that one inserted word does not break the pair. */
const pairWindow = 3;

interface Feature {
  hash: number;
  weight: number;
}

/**
 * The bands under which a text is stored and looked up: MinHash by one permutation (Li, Owen, Zhang 2012) over pairs of
 * neighbouring telling words, weighted so that rare pairs are kept before stock phrases (Ioffe 2010). Names, places and
 * numbers are left out, so filled-in templates meet as well. Two texts share a band with the probability of their
 * weighted Jaccard similarity. Texts of one or two words have no bands.
 */
export function bandsOf(text: string): Band[] {
  const bestValue = new Float64Array(bandCount).fill(Number.POSITIVE_INFINITY);
  const bestHash = new Int32Array(bandCount);
  for (const { hash, weight } of featuresOf(text)) {
    const band = hash % bandCount;
    const uniform = (mix(hash ^ 0x5bd1e995) + 1) / 0x1_0000_0001;
    const value = -Math.log(uniform) / weight;
    if (value >= (bestValue[band] as number)) continue;
    bestValue[band] = value;
    bestHash[band] = hash | 0;
  }
  const bands: Band[] = [];
  for (let band = 0; band < bandCount; band += 1) {
    if (bestValue[band] !== Number.POSITIVE_INFINITY) bands.push({ band, hash: bestHash[band] as number });
  }
  return bands;
}

/** The same as two arrays of equal length, as the statements in docs/engines-reviews.md take them. */
export function signature(text: string): { bands: number[]; hashes: number[] } {
  const rows = bandsOf(text);
  return { bands: rows.map(({ band }) => band), hashes: rows.map(({ hash }) => hash) };
}

function* featuresOf(text: string): Generator<Feature> {
  const tokens = tokenise(text);
  const masked = maskTokens(text, tokens);
  const telling = tokens.filter(({ weight }, index) => weight > 0 && !masked[index]);
  for (const [index, first] of telling.entries()) {
    for (const second of telling.slice(index + 1, index + 1 + pairWindow)) {
      yield { hash: combine(first.hash, second.hash), weight: (first.weight * second.weight) ** 2 };
    }
  }
}
