import { wordsOf } from '../duplicates/word-share.ts';

/** Below this a text says that somebody was there, not what it was like. */
const fewestWords = 8;
const fewestDifferentWords = 7;
const fewestLetters = 40;

/** Whether a review says enough to be worth something: a sentence or two in words of one's own, not one word repeated. */
export function hasSubstance(text: string): boolean {
  const words = wordsOf(text).filter((word) => /\p{L}/u.test(word));
  const letters = words.reduce((sum, word) => sum + word.length, 0);
  return words.length >= fewestWords && new Set(words).size >= fewestDifferentWords && letters >= fewestLetters;
}
