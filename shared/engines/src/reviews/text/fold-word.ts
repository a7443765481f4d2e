import { withLatinLetters, withPlainLetters } from '@rezenso/contract/look-alikes';

/** Nobody sees them, or takes them for a letter of the word: ignorable code points, marks, modifier letters. */
const unread = /[\p{Default_Ignorable_Code_Point}\p{Cf}\p{Mn}\p{Me}\p{Cc}\p{Lm}]+/gu;
/** One character may stand for eighteen. */
const longestWord = 6_000;
const digitsAsLetters: Record<string, string> = { '0': 'o', '1': 'l', '3': 'e', '4': 'a', '5': 's' };

/**
 * Folds a word so that two spellings of it become equal: case, umlauts and their transcriptions (ü, ue, u), accents,
 * characters that nobody sees, look-alike letters, and digits standing in for letters inside a word.
 */
export function foldWord(raw: string): string {
  if (/^[a-z]+$/i.test(raw)) return withoutTranscription(raw.toLowerCase());
  const bare = raw.normalize('NFKD').slice(0, longestWord).replace(unread, '');
  // A capital of another script looks like another letter than its small one, which matters beside Latin letters only.
  const seen = /[a-z]/i.test(bare) ? withLatinLetters(bare) : bare;
  const small = withPlainLetters(withLatinLetters(seen.toLowerCase()));
  return withoutTranscription(small.replace(/(?<=[a-z])[01345](?=[a-z])/g, (digit) => digitsAsLetters[digit] ?? digit));
}

function withoutTranscription(word: string): string {
  return word.replace(/([aou])e/g, '$1');
}
