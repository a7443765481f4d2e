import {
  isAdjective,
  isFiniteVerb,
  isInfinitive,
  isInflectedAdjective,
  isParticiple,
  nounOf,
} from '../german/index.ts';
import { wordsOf } from '../insights/opinions.ts';
import { wordLists } from '../insights/word-lists.ts';

const fewestWords = 2;
const mostWords = 9;
const longest = 80;
/** Points of a word so hard that an answer does not say it again. */
const harsh = -2;

const smallWords = new Set(
  'der die das den dem des ein eine einen einem einer eines und sehr so auch immer noch nur zu viel viele alle alles es war waren ist sind hat haben wurde wurden wird in im am an auf bei beim mit von vom für aus zum zur nach um nicht kein keine leider wirklich richtig echt ganz total absolut etwas ziemlich wie hier dort da man sich dabei stets super top sowie jederzeit besonders'.split(
    ' ',
  ),
);
/** Of the writer, or of somebody by name or title. */
const personal =
  /^(?:ich|mich|mir|mein\p{L}*|wir|uns|unser\p{L}*|frau|herrn?|dr|prof|familie|sohn|tochter|kind(?:er|ern)?|mann|oma|opa|mutter|vater|hund|katze)$/u;
const beginning = /^(?:und|aber|sondern|denn|auch|obwohl|dafür|jedoch)\s+/iu;

/**
 * A part of a review as an answer may repeat it in public: short, every word known, so that no name and no slip of the keyboard is among
 * them, nothing about whoever wrote it, no figures, no hard words.
 * @returns its words as they were written, or undefined
 */
export function quotable(part: string): string | undefined {
  if (part.length > 2 * longest) return undefined;
  const quote = part
    .trim()
    .replace(beginning, '')
    .replace(/[\s.!,:…]+$/u, '');
  if (quote.length > longest || !/^[\p{L}\s-]+$/u.test(quote) || /\n|\s{2}|\p{Lu}{2}/u.test(quote)) return undefined;
  const words = wordsOf(quote);
  if (words.length < fewestWords || words.length > mostWords) return undefined;
  return words.every(mayBeRepeated) && isWhole(words) ? quote : undefined;
}

function mayBeRepeated(word: string): boolean {
  if (personal.test(word) || (wordLists().pointsOf(word) ?? 0) <= harsh) return false;
  return smallWords.has(word) || word.split('-').every(isKnown);
}

function isKnown(word: string): boolean {
  if (smallWords.has(word) || nounOf(word) || isAdjective(word) || isInflectedAdjective(word)) return true;
  return isParticiple(word) || isFiniteVerb(word) || isInfinitive(word);
}

/** 'Das Team war freundlich' and 'Sehr freundliches Team' are statements; what breaks off in the middle is none. */
function isWhole(words: readonly string[]): boolean {
  const [first = '', last = ''] = [words[0], words.at(-1)];
  if (/^(?:sowie|oder|wie)$/.test(first) || (smallWords.has(last) && !/^(?:super|top|da|alles)$/.test(last)))
    return false;
  return words.some((word) => word.length > 3 && nounOf(word) !== undefined);
}
