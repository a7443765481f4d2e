import { latinLookAlike } from './homoglyphs.ts';

/** One word of a text: `word` is folded for comparison, `start` and `end` are offsets into the original text. */
export interface Token {
  word: string;
  start: number;
  end: number;
  isCapitalised: boolean;
}

/** Longer texts are cut before any comparison: no platform takes a longer review, and time stays bounded. */
export const longestText = 6_000;

// Format characters (zero-width joiners, soft hyphens, direction marks) stand inside words and must not split them.
const wordPattern = /[\p{L}\p{M}\p{N}\p{Cf}]+/gu;
const invisible = /[\p{Cf}\p{Mn}\p{Me}\p{Cc}]+/gu;
const digitsAsLetters: Record<string, string> = { '0': 'o', '1': 'l', '3': 'e', '4': 'a', '5': 's' };

/**
 * Folds a word so that two spellings of it become equal: case, umlauts and their transcriptions (ü, ue, u), accents,
 * zero-width characters, look-alike letters, and digits standing in for letters inside a word.
 */
export function foldWord(raw: string): string {
  const plain = raw.normalize('NFKD').replace(invisible, '').toLowerCase();
  let word = '';
  for (const letter of plain) word += latinLookAlike(letter);
  word = word.replace(/(?<=[a-z])[01345](?=[a-z])/g, (digit) => digitsAsLetters[digit] ?? digit);
  return word.replace(/([aou])e/g, '$1');
}

/** The words of a text in order, folded, with their places in the original. */
export function tokenise(text: string): Token[] {
  const tokens: Token[] = [];
  for (const match of text.slice(0, longestText).matchAll(wordPattern)) {
    const word = foldWord(match[0]);
    if (word === '') continue;
    const isCapitalised = /^\p{Cf}*\p{Lu}/u.test(match[0]);
    tokens.push({ word, start: match.index, end: match.index + match[0].length, isCapitalised });
  }
  return tokens;
}
