import { withoutLegalForm } from './legal-forms.ts';
import { readableForm } from './look-alikes.ts';

/** What two people write differently in one name, as words in readable form. */
const shortened: ReadonlyMap<string, string> = new Map(Object.entries({ gebr: 'gebrueder', st: 'sankt' }));
const joining = new Set(['und', 'u', 'and', 'et']);

/** Names are shorter today; what is behind this was never read as part of one. */
const mostRead = 200;

const articles = new Set(['der', 'die', 'das', 'the', 'la', 'le', 'les', 'el', 'il', 'lo', 'los', 'las']);

/** Signs and digits that are set for the letter they look like; a one may be two of them. */
const setForLetters: Readonly<Record<string, string>> = {
  0: 'o',
  3: 'e',
  4: 'a',
  5: 's',
  7: 't',
  8: 'b',
  '@': 'a',
  '€': 'e',
  $: 's',
};
const digitsBetween = /(?<=\p{L})\d{1,2}(?=\p{L})/gu;
const digitAtEdge = /(?<![\p{L}\p{N}])\d(?=\p{L}{3})|(?<=\p{L}{3})\d(?![\p{L}\p{N}])/gu;
/** Shorter ones are turned into each other too easily. */
const leastTurned = 8;

/**
 * A company's name as two people would write the same one: without case, accents, legal form, owner and what joins its
 * words. Undefined when nothing is left of it.
 */
export function companyOf(name: string): string | undefined {
  const key = wordsOf(name).join('');
  return key.length >= 2 ? key : undefined;
}

/**
 * What else the same company may be called on purpose: with its words in another order, with an article before or behind
 * them, with a letter doubled, with a digit for a letter. Within one town who shares one of these is the same; elsewhere
 * they say nothing.
 */
export function alikeNamesOf(name: string): string[] {
  const readings = ['i', 'l'].map((one) => withLettersFor(name, one));
  return [...new Set(readings.flatMap((reading) => keysInAnyOrder(withoutArticles(wordsOf(reading)))))];
}

function wordsOf(name: string): string[] {
  const words = readableForm(name.slice(0, mostRead))
    .replace(/[&+]/g, ' und ')
    .replace(/(?<=\p{L})['’´`](?=\p{L})/gu, '')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
  const bare = keyWordsOf(withoutLegalForm(words));
  return bare.some((word) => /\p{L}/u.test(word)) ? bare : keyWordsOf(words);
}

function keyWordsOf(words: string): string[] {
  return words
    .split(' ')
    .filter((word, index, all) => index === 0 || index === all.length - 1 || !joining.has(word))
    .map((word) => shortened.get(word) ?? word);
}

function withLettersFor(name: string, one: string): string {
  const read = (signs: string) => signs.replace(/./g, (sign) => (sign === '1' ? one : (setForLetters[sign] ?? sign)));
  return name
    .slice(0, mostRead)
    .replace(/(?<=\p{L})[@€$](?=\p{L})|(?<!\S)[@€$](?=\p{L}{3})/gu, read)
    .replace(digitsBetween, read)
    .replace(digitAtEdge, read);
}

function withoutArticles(words: readonly string[]): string[] {
  const first = words.findIndex((word) => !articles.has(word));
  const last = words.findLastIndex((word) => !articles.has(word));
  return first < 0 ? [...words] : words.slice(first, last + 1);
}

/** By its words in order of the alphabet, and, as spaces are left out too, turned until its first letters are the smallest. */
function keysInAnyOrder(words: readonly string[]): string[] {
  const sorted = words.map(withoutDoubles).toSorted().join('');
  const joined = words.join('');
  const turned = joined.length < leastTurned ? [] : [`(${smallestTurn(withoutDoubles(joined))})`];
  return sorted.length < 4 ? turned : [sorted, ...turned];
}

function withoutDoubles(word: string): string {
  return word.replace(/(\p{L})\1+/gu, '$1');
}

function smallestTurn(text: string): string {
  const ring = text.length > 1 && /^\p{L}/u.test(text) && text.at(-1) === text[0] ? text.slice(1) : text;
  let smallest = ring;
  for (let start = 1; start < ring.length; start += 1) {
    const turn = ring.slice(start) + ring.slice(0, start);
    if (turn < smallest) smallest = turn;
  }
  return smallest;
}
