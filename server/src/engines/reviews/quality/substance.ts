import { wordsOf } from '../duplicates/word-share.ts';
import { readsLikeLanguage } from '../language/models.ts';

/** Below this a text says that somebody was there, not what it was like. German says much in seven words. */
const fewestWords = 7;
const fewestDifferentWords = 6;
const fewestLetters = 35;

/** Whether a review says enough to be worth something: a sentence or two in words of one's own, not one word repeated, and no nonsense, however it can be pronounced. */
export function hasSubstance(text: string): boolean {
  const words = wordsOf(text).filter((word) => /\p{L}/u.test(word));
  const letters = words.reduce((sum, word) => sum + word.length, 0);
  const isEnough =
    words.length >= fewestWords && new Set(words).size >= fewestDifferentWords && letters >= fewestLetters;
  return isEnough && readsLikeLanguage(words);
}
