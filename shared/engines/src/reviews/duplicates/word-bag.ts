import { wordWeight } from '../text/common-words.ts';

/** The different words of a text with the information in them, in no order. */
export interface WordBag {
  weights: ReadonlyMap<string, number>;
  total: number;
}

/** Words in another order prove less than words in a row: measured, see docs/engines-reviews.md. */
const sameBag = 0.75;
/** Of a text that says less it is no sign that its words stand in another one. */
const leastTotal = 4;

/** The words of a text that weigh something, each once, and what they weigh together. */
export function bagOf(words: readonly string[]): WordBag {
  const weights = new Map<string, number>();
  for (const word of words) {
    const weight = wordWeight(word);
    if (weight > 0) weights.set(word, weight);
  }
  let total = 0;
  for (const weight of weights.values()) total += weight;
  return { weights, total };
}

/** Whether nearly all that the one that says less says with its words stands in the other too. */
export function sharedBag(one: WordBag, other: WordBag): boolean {
  const [less, more] = one.total <= other.total ? [one, other] : [other, one];
  if (less.total < leastTotal) return false;
  let shared = 0;
  for (const [word, weight] of less.weights) if (more.weights.has(word)) shared += weight;
  return shared / less.total >= sameBag;
}
