import { gapsBetween } from './alignment.ts';
import type { Fingerprint } from './fingerprint.ts';

const widestSlot = 4;
const leastSkeleton = 0.6;

/**
 * Whether two texts share a skeleton and differ only in slots of a few words that look like names or numbers on both
 * sides. This finds names that no list knows, because the two texts show each other where the slots are.
 * @param pairs the positions of the words that both have in the same order (see alignedWords)
 */
export function isFilledTemplate(a: Fingerprint, b: Fingerprint, pairs: readonly [number, number][]): boolean {
  if (pairs.length < leastSkeleton * Math.max(a.words.length, b.words.length)) return false;
  const gaps = gapsBetween(pairs, a.words.length, b.words.length);
  return gaps.length > 0 && gaps.every((gap) => isSlot(a, gap.a) && isSlot(b, gap.b));
}

function isSlot(text: Fingerprint, [from, to]: [number, number]): boolean {
  if (to - from < 1 || to - from > widestSlot) return false;
  return text.tokens.slice(from, to).some((token, offset) => {
    const isOwnWord = (text.weights[from + offset] ?? 0) === 1;
    return /\d/.test(token.word) || text.isMasked[from + offset] || (token.isCapitalised && isOwnWord);
  });
}
