import {
  withLatinLetters,
  withoutEnclosures,
  withoutShapesInWords,
  withPlainLetters,
} from '@rezenso/contract/look-alikes';

export { withLatinLetters };

const umlauts: Readonly<Record<string, string>> = { ä: 'ae', ö: 'oe', ü: 'ue' };

/** What people read in a text, in small letters without marks: 'Käthe’s Ⅽafé' and 'KAETHES CAFE' read alike. */
export function readableForm(text: string): string {
  // A flag is an ornament here.
  const visible = text.normalize('NFKD').replace(/[\p{Default_Ignorable_Code_Point}\p{Regional_Indicator}]/gu, '');
  const small = withLatinLetters(withoutShapesInWords(withoutEnclosures(visible)))
    .toLowerCase()
    .normalize('NFC')
    .replace(/[äöü]/g, (letter) => umlauts[letter] ?? letter)
    .normalize('NFD')
    .replace(/\p{M}/gu, '');
  return withPlainLetters(small);
}
