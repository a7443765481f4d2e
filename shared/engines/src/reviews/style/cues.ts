import { longestText } from '../text/tokens.ts';

type Rule = readonly [name: string, value: number, steps: readonly number[]];

const count = (text: string, pattern: RegExp): number => text.match(pattern)?.length ?? 0;
const share = (words: readonly string[], test: (word: string) => boolean): number =>
  words.filter(test).length / Math.max(1, words.length);

/**
 * Habits of writing as a list of reached steps ('meanWord>=5.5'): lengths, punctuation, capitals, slips. A text without
 * any capital or any punctuation shows no habits but a keyboard setting, so it gets none.
 */
export function styleCues(text: string): string[] {
  const plain = text.slice(0, longestText).trim();
  if (!/\p{Lu}/u.test(plain) || !/[.,!?]/.test(plain)) return [];
  const words = plain.match(/[\p{L}\p{N}]+/gu) ?? [];
  const sentences = plain.split(/[.!?\n]+/).filter((sentence) => sentence.trim() !== '');
  const rules = [
    ...lengthRules(words, sentences),
    ...punctuationRules(plain, words.length),
    ...wordRules(words, sentences),
  ];
  return rules.flatMap(([name, value, steps]) =>
    steps.filter((step) => value >= step).map((step) => `${name}>=${step}`),
  );
}

function lengthRules(words: readonly string[], sentences: readonly string[]): Rule[] {
  const longest = Math.max(0, ...sentences.map((sentence) => sentence.trim().split(/\s+/).length));
  return [
    ['meanWord', words.join('').length / Math.max(1, words.length), [4.5, 5, 5.5, 6, 6.5, 7, 8]],
    ['words', words.length, [6, 10, 14, 18, 24, 32, 48]],
    ['meanSentence', words.length / Math.max(1, sentences.length), [4, 6, 8, 10, 12, 15, 20]],
    ['longestSentence', longest, [6, 9, 12, 15, 20, 30]],
  ];
}

function punctuationRules(text: string, words: number): Rule[] {
  const slips = count(text, /[,.!?]\p{L}/gu) + count(text, / [,.!?]/g);
  return [
    ['openEnd', /[.!?…]$/.test(text) ? 0 : 1, [1]],
    ['commas', count(text, /,/g) / Math.max(1, words), [0.01, 0.05, 0.1, 0.15]],
    ['exclamations', count(text, /!/g), [1, 2, 4]],
    ['numbers', count(text, /\d+/g), [1, 2, 4]],
    ['spacingSlips', slips, [1, 2]],
    ['marks', count(text, /[()/:;+*"“„&-]/g), [1, 2, 4]],
    ['smileys', count(text, /\p{Extended_Pictographic}|[:;]-?\)/gu), [1]],
  ];
}

function wordRules(words: readonly string[], sentences: readonly string[]): Rule[] {
  const distinct = new Set(words.map((word) => word.toLowerCase())).size / Math.max(1, words.length);
  return [
    ['smallStarts', sentences.filter((sentence) => /^\p{Ll}/u.test(sentence.trim())).length, [1, 2]],
    ['shouted', words.filter((word) => /^\p{Lu}{2,}$/u.test(word)).length, [1, 2]],
    ['distinct', distinct, [0.7, 0.8, 0.9, 1]],
    ['capitals', share(words, (word) => /^\p{Lu}/u.test(word)), [0.15, 0.2, 0.25, 0.3, 0.4, 0.5]],
    ['shortWords', share(words, (word) => word.length <= 3), [0.2, 0.3, 0.4, 0.5]],
    ['longWords', share(words, (word) => word.length >= 10), [0.05, 0.1, 0.15, 0.2, 0.3]],
  ];
}
