import { fold, wordsOf } from '../page/text.ts';
import { isPerson } from './imprint.ts';
import { hasLegalForm } from './legal-form.ts';
import type { ComparedName } from './name-candidates.ts';
import { significant } from './name-candidates.ts';
import { soundsLikeSlogan } from './name-noise.ts';
import { isTradeWord, ownWords } from './trade-name.ts';

/** 'Blumen Rosenrot in Köln' is 'Blumen Rosenrot' where the site also calls itself that; 'Taxi Köln' stays. */
export function withoutPlace(found: ComparedName, others: readonly ComparedName[], location: string): ComparedName {
  const [place = ''] = wordsOf(location.replace(/^\d+\s*/, ''));
  const words = found.name.split(' ');
  const at = words.findLastIndex((word) => place.length > 2 && fold(word).startsWith(place));
  if (at < 1) return found;
  const short = words
    .slice(0, at)
    .join(' ')
    .replace(/(\s+(in|aus|–|-))?[\s,(]*$/i, '');
  const shortWords = significant(short).join(' ');
  const isKnown = others.some(
    (each) => each.words.join(' ') === shortWords && (each.source !== 'heading' || words.length > 2),
  );
  const isPhrase =
    /\s(in|aus)$/i.test(words.slice(0, at).join(' ')) &&
    (short.includes(' ') || ownWords(significant(short)).length > 0);
  return isKnown || isPhrase || isBranch(found, short, words.slice(at)) ? renamed(found, short) : found;
}

/** Data that describe a branch put its place behind the name. What is left must be a name: 'Taxi Köln' is no branch of 'Taxi'. */
function isBranch({ source, words }: ComparedName, short: string, rest: readonly string[]): boolean {
  const left = significant(short);
  return (
    source === 'json-ld' &&
    rest.length < 4 &&
    left.length > 1 &&
    words.length > left.length &&
    ownWords(left).length > 0
  );
}

/** 'Lesefuchs' is 'Buchhandlung Lesefuchs' where the site also says so: a trade's word belongs to the name. */
export function withTrade(found: ComparedName, others: readonly ComparedName[]): ComparedName {
  if (hasLegalForm(found.name) || found.words.length !== 1 || ownWords(found.words).length === 0) return found;
  const longer = others.find(
    ({ name, words, source }) =>
      source !== 'domain' &&
      words.length > 1 &&
      words.length < 4 &&
      !/[,:;|]/.test(name) &&
      found.words.every((word) => words.includes(word)) &&
      ownWords(words).join(' ') === found.words.join(' '),
  );
  return longer ?? found;
}

/** Who works alone is called as title or data have it more than once, with the work before the own name: 'Hufschmied Torben Lührs'. */
export function withWork(found: ComparedName, others: readonly ComparedName[]): ComparedName {
  // 'Salon Anna' has the letters of a person, and a trade's word.
  if (!isPerson(found.name) || found.words.some(isTradeWord)) return found;
  const longer = others.find(
    ({ name, words, source }) =>
      /^(title|json-ld|site)$/.test(source) &&
      words.length > found.words.length &&
      words.length < found.words.length + 3 &&
      found.words.every((word) => words.includes(word)) &&
      words.some((word) => !found.words.includes(word) && isTradeWord(word)) &&
      !/[,:;|]/.test(name) &&
      !hasLegalForm(name) &&
      !soundsLikeSlogan(name) &&
      others.filter((other) => other.words.join(' ') === words.join(' ')).length > 1,
  );
  return longer ?? found;
}

/** As people write it: 'PFLEGEDIENST SONNENHOF' stands in capitals only where nothing else is found. */
export function asWritten(found: ComparedName, others: readonly ComparedName[]): ComparedName {
  if (!isShouted(found.name)) return found;
  const key = found.words.join(' ');
  const quiet = others.find(
    (each) => each.source !== 'domain' && each.words.join(' ') === key && !isShouted(each.name),
  );
  return quiet ? { ...found, name: quiet.name } : found;
}

function isShouted(name: string): boolean {
  return /\p{Lu}{5}/u.test(name) && !/\p{Ll}{2}/u.test(name);
}

function renamed(found: ComparedName, name: string): ComparedName {
  return { ...found, name, words: significant(name) };
}
