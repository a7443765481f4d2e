import { latinLookAlike } from './homoglyphs.ts';

const invisible = /[\p{Cf}\p{Mn}\p{Me}\p{Cc}]+/gu;
/** One character may stand for eighteen. */
const longestWord = 6_000;
const digitsAsLetters: Record<string, string> = { '0': 'o', '1': 'l', '3': 'e', '4': 'a', '5': 's' };

/**
 * Folds a word so that two spellings of it become equal: case, umlauts and their transcriptions (ü, ue, u), accents,
 * zero-width characters, look-alike letters, and digits standing in for letters inside a word.
 */
export function foldWord(raw: string): string {
  const plain = raw.normalize('NFKD').slice(0, longestWord).replace(invisible, '').toLowerCase();
  let word = '';
  for (const letter of plain) word += latinLookAlike(letter);
  word = word.replace(/(?<=[a-z])[01345](?=[a-z])/g, (digit) => digitsAsLetters[digit] ?? digit);
  return word.replace(/([aou])e/g, '$1');
}
