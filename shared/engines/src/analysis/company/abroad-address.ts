import { wordsOfPlace } from '../../geo/names.ts';
import { placeTable } from '../../geo/places.ts';
import { bareHost } from '../page/host.ts';
import type { Page } from '../page/read-page.ts';

export interface AbroadAddress {
  postalCode: string;
  place: string;
}

const place = '(\\p{Lu}[\\p{L}.\\-/ ]{1,40})';
const prefixed = new RegExp(
  `(?<![\\p{L}\\d])(?:(?:AT|A|CH|FL|LI|L)\\s{0,2}[-–]?\\s{0,2}|(?:at|a|ch|fl|li)[-–])(\\d{4})[\\s,–-]{1,3}${place}`,
  'gu',
);
/** Where an address puts its code: at the line's beginning, behind a comma, a label or the number of a house. */
const bare = new RegExp(`(?:^|[,;:|·•(]\\s{0,3}|\\d[a-z]?\\s)([1-9]\\d{3})[\\s,–-]{1,3}${place}`, 'gu');
/** 'seefeldstrasse 4, 8008 zürich': small letters throughout need a place that has the code. */
const small = /(?:(?<![\d./-])|(?<![\p{L}\d])(?:at?|ch|fl|li)[-–])([1-9]\d{3})[\s,–-]{1,3}(\p{Ll}[\p{L}.\-/ ]{1,40})/gu;
const noPlace =
  /^(uhr|euro|eur|chf|franken|jahre?|mal|gründ|eröffn|januar|februar|märz|april|mai|juni|juli|august|september|oktober|november|dezember|alle rechte|all rights|by|copyright|kunden|mitarbeit|tel|fax|www)/i;
const alpine =
  /(?:\+|00)4[13][\s(/]|\bATU\s?\d{8}|\bCHE[-\s]?\d{3}|\bFN\s?\d{5,6}\s?[a-z]\b|(?<!\p{L})(österreich|schweiz|switzerland|austria|liechtenstein)(?!\p{L})/iu;

/** '9320 Arbon TG': the code says the canton already. */
const canton = /(?<=\p{L}) (?:A[GIR]|B[ELS]|FR|G[ELR]|JU|LU|N[EW]|OW|S[GHOZ]|T[GI]|U[RV]|V[DS]|Z[GH])\s*$/u;

/** Whether a site is of Austria, Switzerland or Liechtenstein: by its domain, or by what only their imprints print. */
export function isAlpine(pages: readonly Page[]): boolean {
  return pages.some(
    (page) =>
      /\.(at|ch|li|swiss|tirol|wien)$/.test(bareHost(new URL(page.url))) ||
      (page.kind !== 'about' && page.lines.some((line) => line.text.length < 120 && alpine.test(line.text))),
  );
}

/** Four-digit addresses of one line; those without a country before the code only where the site is of such a country. */
export function abroadAddresses(text: string, isOfSuchCountry: boolean): AbroadAddress[] {
  const found = [
    ...text.matchAll(prefixed),
    ...(isOfSuchCountry && !/©|copyright/i.test(text) ? text.matchAll(bare) : []),
  ];
  const smallOnes = isOfSuchCountry
    ? [...text.matchAll(small)].flatMap(([, code = '', place = '']) => known(code, place))
    : [];
  return found
    .map(([, postalCode = '', written = '']) => ({ postalCode, place: written.replace(canton, '') }))
    .filter((address) => !noPlace.test(address.place))
    .concat(smallOnes);
}

/** The place that a text begins with, if the code is one of its own. */
function known(postalCode: string, text: string): AbroadAddress[] {
  const written = wordsOfPlace(text);
  const places = placeTable().byFirstWord.get(written[0] ?? '') ?? [];
  const found = places.find(
    ({ words, country, postcodes }) =>
      country !== 'DE' &&
      postcodes.includes(`${country}${postalCode}`) &&
      words.every((word, position) => written[position] === word),
  );
  return found ? [{ postalCode, place: found.name }] : [];
}
