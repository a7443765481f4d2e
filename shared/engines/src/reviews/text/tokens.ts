import { wordWeight } from './common-words.ts';
import { foldWord } from './fold-word.ts';
import { hashText } from './hash.ts';

/** A word as comparisons see it. */
export interface Word {
  /** Folded spelling (see foldWord). */
  word: string;
  hash: number;
  /** Information, 0-1 (see wordWeight). */
  weight: number;
  /** Letter trigrams with two blanks before the word and one behind it, as PostgreSQL's pg_trgm counts them. */
  trigrams: readonly number[];
}

/** One word of a text; `start` and `end` are offsets into the original. */
export interface Token extends Word {
  start: number;
  end: number;
  isCapitalised: boolean;
}

/** Longer texts are cut before any comparison: the contract takes 5,000 characters, and time stays bounded. */
export const longestText = 6_000;

// What nobody sees (zero-width joiners, soft hyphens, fillers) stands inside words and must not split them.
const wordPattern = /[\p{L}\p{M}\p{N}\p{Cf}\p{Default_Ignorable_Code_Point}]+/gu;

/** The words of a text in order, folded, with their places in the original. */
export function tokenise(text: string): Token[] {
  const tokens: Token[] = [];
  for (const match of text.slice(0, longestText).matchAll(wordPattern)) {
    const known = lookUp(match[0]);
    if (known.word === '') continue;
    const { word, hash, weight, trigrams } = known;
    tokens.push({
      word,
      hash,
      weight,
      trigrams,
      start: match.index,
      end: match.index + match[0].length,
      isCapitalised: isCapitalised(match[0]),
    });
  }
  return tokens;
}

function isCapitalised(raw: string): boolean {
  const first = raw.charCodeAt(0);
  if (first < 128) return first >= 65 && first <= 90;
  return /^\p{Cf}*\p{Lu}/u.test(raw);
}

// Texts share most of their words, and folding one costs more than all the rest of a comparison.
const remembered = new Map<string, Word>();
const mostRemembered = 20_000;

function lookUp(raw: string): Word {
  const known = remembered.get(raw);
  if (known) return known;
  const word = foldWord(raw);
  const fresh = { word, hash: hashText(word), weight: wordWeight(word), trigrams: trigramsOf(word) };
  if (remembered.size >= mostRemembered) remembered.clear();
  // Nobody fills the memory with invented words of thousands of letters.
  if (raw.length <= 40) remembered.set(raw, fresh);
  return fresh;
}

/** One number per trigram: exact below code 1024, a hash beyond. */
function trigramsOf(word: string): number[] {
  const padded = `  ${word} `;
  const code = (index: number) => padded.charCodeAt(index);
  return Array.from({ length: padded.length - 2 }, (_, index) => {
    return (Math.imul(Math.imul(code(index), 1024) + code(index + 1), 1024) + code(index + 2)) >>> 0;
  });
}
