import { longestText, type Token, tokenise } from '../text/tokens.ts';
import { boilerplate, contrasts, criticism, praise, superlatives } from './opinion-words.ts';
import { type Readability, readabilityOf } from './readability.ts';

/** What can be counted in a review text, before anything is judged. */
export interface Observations {
  /** What was read: its first `longestText` letters. */
  text: string;
  words: number;
  /** Numbers, times, prices and dates. */
  figures: number;
  /** Different telling nouns and names: what the review is about, beyond what every review mentions. */
  things: string[];
  ownWords: number;
  praise: number;
  criticism: number;
  contrasts: number;
  superlatives: number;
  exclamations: number;
  shoutedWords: number;
  stockPhrases: string[];
  readability: Readability;
}

/** What a text tells that can be counted, in its first `longestText` letters. */
export function observe(written: string): Observations {
  const text = written.slice(0, longestText);
  const tokens = tokenise(text);
  const among = (set: Set<string>) => tokens.filter(({ word }) => set.has(word)).length;
  const isOpinion = (word: string) => superlatives.has(word) || praise.has(word) || criticism.has(word);
  const telling = tokens.filter(({ word, weight }) => weight === 1 && !isOpinion(word));
  return {
    text,
    words: tokens.length,
    figures: text.match(/\d+([.,:]\d+)*/g)?.length ?? 0,
    things: thingsOf(text, telling),
    ownWords: new Set(telling.map(({ word }) => word)).size,
    praise: among(praise),
    criticism: among(criticism),
    contrasts: among(contrasts),
    superlatives: among(superlatives),
    exclamations: text.match(/!/g)?.length ?? 0,
    shoutedWords: text.match(/(?<!\p{L})\p{Lu}{4,}(?!\p{L})/gu)?.length ?? 0,
    stockPhrases: boilerplate.flatMap((phrase) => text.match(phrase)?.[0] ?? []),
    readability: readabilityOf(text),
  };
}

/** Looks back over the blanks before a word, and no further: a search through all that precedes it grows with its square. */
function beginsSentence(text: string, start: number): boolean {
  for (let before = start - 1; before >= 0; before -= 1) {
    const character = text.charAt(before);
    if ('.!?…:\n'.includes(character)) return true;
    if (character.trim() !== '') return false;
  }
  return true;
}

/** German writes nouns and names with a capital, so a capital inside a sentence marks a thing; the first word does not. */
function thingsOf(text: string, telling: readonly Token[]): string[] {
  const things = telling.filter(({ start, end, isCapitalised }) => {
    const isShouted = /^\p{Lu}{4,}$/u.test(text.slice(start, end));
    return isCapitalised && !isShouted && !beginsSentence(text, start);
  });
  return [...new Map(things.map(({ word, start, end }) => [word, text.slice(start, end)])).values()];
}
