import { wordWeight } from '../text/common-words.ts';
import { isFunctionWord, type OtherLanguage } from './function-words/function-words.ts';
import { bitsOf, isSpelled, type LetterModel } from './letter-model.ts';
import { holdsWord, type WordSet } from './word-set.ts';

export type ModelledLanguage = 'de' | OtherLanguage;

export interface LanguageModel {
  letters: LetterModel;
  words: WordSet;
  /** Bits per letter that words of the language take on average. */
  usualBits: number;
}

/** What a bit per letter beyond the usual costs, against a word that is known. */
const costPerBit = 0.5;
/** Nobody is judged by one odd word. */
const mostBits = 4;

/**
 * How much like the language a text reads, from its folded words: 1 when all of them are known, below 0 when most are
 * unknown and spelled like nothing in it.
 */
export function likenessOf(language: ModelledLanguage, model: LanguageModel, words: readonly string[]): number {
  let sum = 0;
  for (const word of words) {
    if (isKnown(language, model, word)) sum += 1;
    else sum -= costPerBit * Math.min(mostBits, Math.max(0, bitsOf(model.letters, word) - model.usualBits));
  }
  return sum / words.length;
}

/** What the models can judge of words: those of a letter or of none say nothing. */
export function judgeable(words: readonly string[]): string[] {
  return words.filter((word) => word.length > 1 && isSpelled(word));
}

/** Whether a word holds sentences of the language together, or judges. */
function isOfSentences(language: ModelledLanguage, word: string): boolean {
  return language === 'de' ? wordWeight(word) < 1 : isFunctionWord(language, word);
}

function isKnown(language: ModelledLanguage, { words }: LanguageModel, word: string): boolean {
  return isOfSentences(language, word) || holdsWord(words, word);
}
