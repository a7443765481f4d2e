import { sentencesOf } from '../text/sentences.ts';

/** Syllables of a German word: groups of vowels, diphthongs as one, vowels that meet at a seam as two. */
export function syllablesOf(word: string): number {
  const lower = word
    .toLowerCase()
    .normalize('NFC')
    .replace(/qu/g, 'k')
    .replace(/(?<=[aeouäöü])y|y(?=[aeouäöü])/g, '');
  const nuclei = lower.match(/aa|ee|oo|ie|ei|ai|au|äu|eu|[aeiouäöüyéèêáàâ]/g) ?? [];
  return Math.max(1, nuclei.length);
}

export interface Readability {
  /** Reading ease after Amstad (1978), the German Flesch index: 0 hard to 100 easy. */
  ease: number;
  longestSentenceWords: number;
}

/** ease = 180 - words per sentence - 58.5 * syllables per word, cut to 0-100. */
export function readabilityOf(text: string): Readability {
  const sentences = sentencesOf(text).map((sentence) => sentence.match(/[\p{L}\p{M}]+/gu) ?? []);
  const words = sentences.flat();
  if (words.length === 0) return { ease: 0, longestSentenceWords: 0 };
  const syllables = words.reduce((sum, word) => sum + syllablesOf(word), 0);
  const ease = 180 - words.length / sentences.length - 58.5 * (syllables / words.length);
  const longestSentenceWords = Math.max(...sentences.map((sentence) => sentence.length));
  return { ease: Math.max(0, Math.min(100, ease)), longestSentenceWords };
}
