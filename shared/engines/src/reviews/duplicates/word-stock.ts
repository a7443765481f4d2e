import type { Token } from '../text/tokens.ts';

/** How common words are in the stored reviews of a trade. */
export interface WordStock {
  /** How many reviews are stored. */
  texts: number;
  /** In how many of them a word stands, by its hash (signed 32-bit, see `signature`); a word that is missing stands in none. */
  counts: ReadonlyMap<number, number>;
}

/** Reviews that are taken to be stored before the first one, so that a few do not decide what is common. */
const imagined = 200;

/** A name, a place or a number: whoever reviews the same business writes it, too. */
export const namedWorth = 0.3;

/**
 * How much a word that two texts share says about a shared origin, 0-1: what it says anywhere, and no more than its rarity
 * among the stored reviews allows. A word of one review in 200 and rarer keeps its weight, one of every tenth review keeps
 * less than half of it (logarithm of the share of reviews it stands in).
 */
export function tellingWeight(
  { weight, hash }: Pick<Token, 'weight' | 'hash'>,
  isNamed: boolean,
  stock?: WordStock,
): number {
  const most = isNamed ? Math.min(weight, namedWorth) : weight;
  if (!stock || most === 0) return most;
  const rarity = (stock.texts + imagined) / ((stock.counts.get(hash | 0) ?? 0) + 1);
  return Math.min(most, Math.log(rarity) / Math.log(imagined));
}
