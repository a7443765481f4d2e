import { withoutEnclosures } from '@rezenso/contract/look-alikes';
import { withoutEntities } from './entities.ts';
import { withoutFillers } from './fillers.ts';
import { longestText } from './tokens.ts';

const ignorable = /\p{Default_Ignorable_Code_Point}+/gu;
const markup = /<[^<>]{1,80}>|&(?:#?\w{1,10});|\[\/?[a-z]{1,8}\]/gi;

/** A text as people read it: no markup, nothing that cannot be seen, every letter and digit in its plain form. */
export function readableText(text: string): string {
  const plain = withoutEnclosures(withoutEntities(text.slice(0, longestText)))
    .replace(markup, ' ')
    .normalize('NFKC')
    .slice(0, longestText)
    .replace(ignorable, '');
  return withoutFillers(plain);
}

const word = /[\p{L}\p{M}\d@$€!|]+/gu;
/** Of fewer such words there are in what everybody writes: A4, 20min, H2O. */
const fewestMixed = 3;

const asLetters = '0o 1i 2z 3e 4a 5s 6g 7t 8b 9g @a $s €e !i |l';
const meant = new Map(asLetters.split(' ').map((pair) => [pair[0] ?? '', pair[1] ?? '']));

/**
 * The texts that this one may be meant as. Where digits stand in its words they may be letters or nothing: 'Kaff33' and
 * 'Kaffee7' are both 'Kaffee', and a 1 is an i or an l.
 */
export function readingsOf(written: string): string[] {
  const text = readableText(written);
  if ((text.match(word) ?? []).filter(isMixed).length < fewestMixed) return [text];
  const read = (replace: (sign: string) => string) =>
    text.replace(word, (letters) => (isMixed(letters) ? letters.replace(/[^\p{L}\p{M}]/gu, replace) : letters));
  return [
    read(() => ''),
    read((sign) => meant.get(sign) ?? ''),
    read((sign) => (sign === '1' || sign === '!' ? 'l' : (meant.get(sign) ?? ''))),
  ];
}

/** Made of letters and of signs that look like some; what stands behind a word is punctuation. */
function isMixed(letters: string): boolean {
  return /\p{L}/u.test(letters) && /\d|[@$€!|](?=[\p{L}\d])/u.test(letters);
}
