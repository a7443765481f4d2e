import {
  capitalise,
  isAdjective,
  isFiniteVerb,
  isFirstPerson,
  isInfinitive,
  isInflectedAdjective,
  isParticiple,
  nounOf,
} from '../german/index.ts';
import { isName } from './name.ts';
import { isBeforeInfinitive, isBeforeNoun, isPlaceOrCount } from './small-words.ts';

/**
 * The writer's own words with the nouns written large, so far as they are surely nouns. No word is added or left out.
 * @param text one note on one line
 */
export function withNouns(text: string): string {
  const tokens = text.split(' ');
  const words = tokens.map((token) => token.toLowerCase().replace(/^[^\p{L}]+|[^\p{L}]+$/gu, ''));
  return tokens.map((token, at) => written(token, words, at)).join(' ');
}

/** A note as a sentence of its own: a capital at the front, a full stop behind. */
export function ended(text: string): string {
  const body = /^\p{L}/u.test(text) ? capitalise(text) : text;
  return /[.!?…:)]$/.test(body) ? body : `${body}.`;
}

function written(token: string, words: readonly string[], at: number): string {
  const word = words[at] ?? '';
  if (word.length < 3 || !/^[^\p{L}]*\p{Ll}/u.test(token)) return token;
  const large = largeForm(word, words, at);
  return large === undefined ? token : token.replace(/\p{L}(?:.*\p{L})?/u, large);
}

/** The word as a noun, or undefined where it may be anything else here. */
function largeForm(word: string, words: readonly string[], at: number): string | undefined {
  const before = words[at - 1] ?? '';
  if (/^(frau|herrn?)$/.test(before) && isName(word)) return capitalise(word);
  const noun = nounOf(word);
  const isAfterArticle = isBeforeNoun(before) || (isInflectedAdjective(before) && !isInflectedAdjective(word));
  if (isInflectedAdjective(word) && nounOf(words[at + 1] ?? '')) return undefined;
  if (isInfinitive(word)) {
    if (isBeforeInfinitive(before) || (noun && (isAfterArticle || isPlaceOrCount(before))))
      return noun?.written ?? capitalise(word);
    return noun && saysSomethingOf(words[at + 1]) ? noun.written : undefined;
  }
  if (!noun || isInflectedAdjective(word) || isAdjective(word) || isParticiple(word)) return undefined;
  if (isFiniteVerb(word)) return isAfterArticle ? noun.written : undefined;
  return isFirstPerson(word) && words.includes('ich') ? undefined : noun.written;
}

/** What follows a subject: 'Essen war gut', 'Essen lecker'. */
const saysSomethingOf = (next = '') =>
  /^(war|waren|ist|sind|und|sehr|zu|nicht|leider|super)$/.test(next) || isAdjective(next);
