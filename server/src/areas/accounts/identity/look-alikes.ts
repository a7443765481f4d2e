import { withLatinLetters, withPlainLetters } from '../../../engines/text/look-alikes.ts';

export { withLatinLetters };

const umlauts: Readonly<Record<string, string>> = { ä: 'ae', ö: 'oe', ü: 'ue' };

/** What people read in a text, in small letters without marks: 'Käthe’s Ⅽafé' and 'KAETHES CAFE' read alike. */
export function readableForm(text: string): string {
  const small = withLatinLetters(text.normalize('NFKD').replace(/\p{Default_Ignorable_Code_Point}/gu, ''))
    .toLowerCase()
    .normalize('NFC')
    .replace(/[äöü]/g, (letter) => umlauts[letter] ?? letter)
    .normalize('NFD')
    .replace(/\p{M}/gu, '');
  return withPlainLetters(small);
}
