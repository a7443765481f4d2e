import { foldWord } from '../text/fold-word.ts';
import type { LanguageModel } from './language-model.ts';
import { bitsOf, isSpelled, learnLetters } from './letter-model.ts';
import { wordSetOf } from './word-set.ts';

/** The folded words of texts that a model can learn. */
export function learnableWords(texts: Iterable<string>): Set<string> {
  const words = new Set<string>();
  for (const text of texts)
    for (const raw of text.match(/[\p{L}\p{M}]+/gu) ?? []) {
      const word = foldWord(raw);
      if (word.length > 1 && isSpelled(word)) words.add(word);
    }
  return words;
}

/** A model that has read little finds its own words too likely. */
const leastUsualBits = 3.1;

/** A model of the language that these different words are of. */
export function learnLanguage(words: ReadonlySet<string>): LanguageModel {
  const letters = learnLetters(words);
  let bits = 0;
  for (const word of words) bits += bitsOf(letters, word);
  return { letters, words: wordSetOf(words), usualBits: Math.max(leastUsualBits, bits / words.size) };
}
