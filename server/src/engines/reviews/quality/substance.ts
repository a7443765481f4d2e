import { wordsOf } from '../duplicates/word-share.ts';
import { looksLikeWord } from './word-shape.ts';

/** Below this a text says that somebody was there, not what it was like. */
const fewestWords = 8;
const fewestDifferentWords = 7;
const fewestLetters = 40;
/** Abbreviations stand in honest texts too. */
const mostJunk = 1 / 3;

/** Whether a review says enough to be worth something: a sentence or two in words of one's own, not one word repeated or letters at random. */
export function hasSubstance(text: string): boolean {
  const words = wordsOf(text).filter((word) => /\p{L}/u.test(word));
  const letters = words.reduce((sum, word) => sum + word.length, 0);
  const junk = words.filter((word) => !looksLikeWord(word));
  if (junk.length > words.length * mostJunk) return false;
  return words.length >= fewestWords && new Set(words).size >= fewestDifferentWords && letters >= fewestLetters;
}
