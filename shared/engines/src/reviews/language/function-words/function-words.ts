import { keysOf } from '@rezenso/contract/own-keys';
import { foldWord } from '../../text/fold-word.ts';
import { latinFunctionWords } from './latin-letters.ts';
import { otherFunctionWords } from './other-letters.ts';

const lists = { ...latinFunctionWords, ...otherFunctionWords } as const;

export type OtherLanguage = keyof typeof lists;

export const otherLanguages = keysOf(lists);

const folded = new Map(
  otherLanguages.map((language) => [language, new Set(lists[language].split(/\s+/).map(foldWord))]),
);

/** Said everywhere. */
const international = new Set(['super', 'top', 'ok', 'okay', 'perfekt', 'perfect']);

/** @param word folded as `foldWord` does */
export function isFunctionWord(language: OtherLanguage, word: string): boolean {
  return international.has(word) || (folded.get(language)?.has(word) ?? false);
}

/** As people write them. */
export function functionWordsIn(language: OtherLanguage): string {
  return lists[language];
}

const joining = `der die das den dem des ein eine einen einem einer eines und oder sowie bzw plus
the and or of le la les l un une et ou el los las y o e il gli i het een en a oraz lub och ett samt ja tai ve veya
si sau dhe ose ili ir ar un vai va với và dan atau és az egy vagy és pa ali
и або или та й або і και ή ο η το τα οι و أو ו או 그리고`;
const joiners = new Set(joining.split(/\s+/).map(foldWord));

/** Articles and conjunctions: a list of things has them too. */
export function isJoiner(word: string): boolean {
  return joiners.has(word);
}
