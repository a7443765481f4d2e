import { withLatinLetters } from '@rezenso/contract/look-alikes';

const latin = /\p{Script=Latin}/gu;
/** Letters of scripts without case, between two Latin ones: no language is written like that. */
const between = /(?<=\p{Script=Latin}\p{M}?)(?:[\p{Lo}\p{Mc}\p{Nl}]\p{Mn}*)+(?=\p{Script=Latin})/gu;
const word = /[\p{L}\p{M}\p{Nl}]+/gu;
const caseless = /[\p{Lo}\p{Mc}\p{Nl}]\p{Mn}*/gu;
const fewest = 3;
/** Of names in Chinese or Japanese prose, which is written without blanks, it is far less. */
const leastPart = 1 / 4;

/**
 * The text without the letters of other scripts that were pushed in between its Latin ones. A text that names companies
 * in Latin letters among its own stays as it is.
 */
export function withoutFillers(text: string): string {
  const gaps = text.match(between)?.length ?? 0;
  if (gaps < fewest || gaps < (text.match(latin)?.length ?? 0) * leastPart) return text;
  return text.replace(word, (letters) =>
    /\p{Script=Latin}/u.test(letters) ? letters.replace(caseless, latinOf) : letters,
  );
}

/** A letter that looks like a Latin one stands for it. */
function latinOf(sign: string): string {
  return /\p{Script=Latin}/u.test(sign) || withLatinLetters(sign) !== sign ? sign : '';
}
