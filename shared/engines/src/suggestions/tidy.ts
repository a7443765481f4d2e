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
import { isDoubtful, isNounByPlace } from './doubtful-nouns.ts';
import { nounsOfPhrases } from './fixed-phrases.ts';
import { isVerbOfModal } from './modal-verbs.ts';
import { isName } from './name.ts';
import { isBeforeInfinitive, isBeforeNoun, isPlaceOrCount, leansOnWhatPrecedes } from './small-words.ts';

/**
 * The writer's own words with the nouns written large, so far as they are surely nouns. No word is added or left out.
 * @param text one note on one line
 */
export function withNouns(text: string): string {
  const tokens = text.split(' ');
  const words = tokens.map((token) => token.toLowerCase().replace(/^[^\p{L}]+|[^\p{L}]+$/gu, ''));
  const isVerb = isVerbOfModal(tokens, words);
  const inPhrase = nounsOfPhrases(tokens, words);
  return tokens
    .map((token, at) => {
      const isNoun = inPhrase.get(at);
      if (isNoun !== undefined) return isNoun ? token.replace(/\p{L}+/u, capitalise) : token;
      return isVerb(at) ? token : written(tokens, words, at);
    })
    .join(' ');
}

/** A note as a sentence of its own: a capital at the front, a full stop behind. */
export function ended(text: string): string {
  const body = /^\p{L}/u.test(text) ? capitalise(text) : text;
  return /[.!?…:)]$/.test(body) ? body : `${body}.`;
}

function written(tokens: readonly string[], words: readonly string[], at: number): string {
  const [token = '', word = ''] = [tokens[at], words[at]];
  if ((word.length < 3 && word !== 'dr') || !/^[^\p{L}]*\p{Ll}/u.test(token)) return token;
  const endsPart = at === tokens.length - 1 || /[^\p{L}]$/u.test(token);
  const large = isNounByPlace(words, at, isInfinitive(word), endsPart) ? capitalise(word) : largeForm(word, words, at);
  return large === undefined ? token : token.replace(/\p{L}(?:.*\p{L})?/u, large);
}

/** The word as a noun, or undefined where it may be anything else here. */
function largeForm(word: string, words: readonly string[], at: number): string | undefined {
  const before = words[at - 1] ?? '';
  const next = words[at + 1] ?? '';
  if (/^(frau|herrn?)$/.test(before) && isName(word)) return capitalise(word);
  if (word === 'herrn' || (word === 'dr' && isNameOfDoctor(next))) return capitalise(word);
  if (before === 'dr' && isNameOfDoctor(word)) return capitalise(word);
  if (word === 'dr' || (word === 'tip' && next === 'top')) return undefined;
  if (word === 'mal' && countsTimes.test(before)) return capitalise(word);
  if (isDoubtful(words, at)) return undefined;
  const noun = nounOf(word);
  const isAfterArticle = isBeforeNoun(before) || (isInflectedAdjective(before) && !isInflectedAdjective(word));
  if (isInflectedAdjective(word) && nounOf(next)) return undefined;
  if (isInfinitive(word)) {
    if (isBeforeInfinitive(before) || (noun && (isAfterArticle || isPlaceOrCount(before))))
      return noun?.written ?? capitalise(word);
    return noun && saysSomethingOf(next) ? noun.written : undefined;
  }
  if (!noun || isInflectedAdjective(word) || isAdjective(word) || isParticiple(word)) return undefined;
  if (isFiniteVerb(word)) return isAfterArticle ? noun.written : undefined;
  return isFirstPerson(word) && words.includes('ich') && !isAfterArticle ? undefined : noun.written;
}

/** What follows a subject: 'Essen war gut', 'Essen lecker'. */
const saysSomethingOf = (next: string) =>
  /^(war|waren|ist|sind|und|sehr|zu|nicht|leider|super)$/.test(next) || isAdjective(next);

/** 'Dr Benz', but not 'dr und team' or 'dr dort'. */
const isNameOfDoctor = (word: string) =>
  word.length > 2 &&
  isName(word) &&
  !nounOf(word) &&
  !leansOnWhatPrecedes(word) &&
  !isPlaceOrCount(word) &&
  !/^(dort|hier|heute|gestern|für|über|durch|gegen|schon|hat|med)$/.test(word);

/** Before 'Mal' as a noun; elsewhere it may be 'einmal' cut short. */
const countsTimes = /^((erst|zweit|dritt|viert|letzt|nächst)e[ns]|jedes|dieses)$/;
