import { type IndustryLabel, industryLabels } from '@rezenso/contract/vocabulary';
import { fold } from '../page/text.ts';
import type { Shares } from './business-types.ts';
import { generatedTerms } from './lexicon.generated.ts';
import { serviceWords } from './service-words.ts';
import { tradeTerms } from './trade-terms.ts';
import { dividedWords, tradeWords } from './trade-words.ts';

export interface Meaning {
  /** The word as it stands in the lexicon; the same meaning found twice is one piece of evidence. */
  term: string;
  weight: number;
  shares: Shares;
}

interface Lexicon {
  alone: Map<string, Meaning>;
  within: Map<string, Meaning>;
  beginning: Map<string, Meaning>;
  ending: Map<string, Meaning>;
  /** Phrases by their first word. */
  phrases: Map<string, Array<{ words: string[]; meaning: Meaning }>>;
}

const longest = 32;
/** Terms of this length are found inside of words that have nothing to do with them: 'Einstel-lunge-n'. */
const shortest = 5;
/** What the words before the head say: of 'Treppenhausreinigung' the stairs. */
const modifier = 0.4;
/** What is left of a compound whose head nobody knows: 'Nordsee-krabbe'. */
const unknownHead = 0.5;
/** Letters of an ending: 'Physiotherap-eutin', 'Dachdeck-erei'. */
const longestEnding = 5;
/** What a business does says a little less than what it calls itself. */
const serviceShare = 0.9;
let compiled: Lexicon | undefined;

/** What one word says about a trade. In a compound the head counts fully and what stands before it less. */
export function meaningsOfWord(word: string): readonly Meaning[] {
  const known = looked.get(word);
  if (known) return known;
  const meanings = meaningsWithin(getLexicon(), word);
  // Pages say the same words over and over; what is remembered stays small, whatever they say.
  if (looked.size >= mostLooked) looked.clear();
  if (word.length <= longestLooked) looked.set(word, meanings);
  return meanings;
}

const looked = new Map<string, readonly Meaning[]>();
const mostLooked = 4_096;
const longestLooked = 60;

function meaningsWithin(lexicon: Lexicon, word: string): Meaning[] {
  const alone = lexicon.alone.get(word) ?? lexicon.within.get(word);
  if (alone) return [alone];
  if (word.length < 5 || word.length > 60) return [];
  const matches: Match[] = [];
  for (let start = 0; start <= word.length - 3; start += 1) {
    for (let end = start + 3; end <= Math.min(word.length, start + longest); end += 1) {
      const meaning = meaningOfPart(lexicon, word, start, end);
      if (meaning) matches.push({ meaning, start, end });
    }
  }
  return headFirst(matches, word.length);
}

interface Match {
  meaning: Meaning;
  start: number;
  end: number;
}

function meaningOfPart(lexicon: Lexicon, word: string, start: number, end: number): Meaning | undefined {
  const part = word.slice(start, end);
  if (!isPartOfCompound(word, start, end)) return undefined;
  return (
    (part.length > 4 ? lexicon.within.get(part) : undefined) ??
    (start === 0 ? lexicon.beginning.get(part) : undefined) ??
    (end === word.length ? lexicon.ending.get(part) : undefined)
  );
}

/** Too short for the first word of a compound, and what makes another word: 'Be-werbung', 'Im-print', 'Leiden-schaft'. */
function isPartOfCompound(word: string, start: number, end: number): boolean {
  const before = word.slice(0, start);
  const isShort = end - start <= shortest;
  return (
    (start === 0 || (before.length > 2 && !/^(ver|ent|zer)$/.test(before))) &&
    !(isShort && start > 0 && end < word.length) &&
    !word.startsWith('schaft', end)
  );
}

/** The longest parts that do not overlap; the one that ends the compound and the longest count fully. */
function headFirst(matches: readonly Match[], length: number): Meaning[] {
  const chosen: Match[] = [];
  for (const match of matches.toSorted((a, b) => b.end - b.start - (a.end - a.start))) {
    if (chosen.every((each) => match.end <= each.start || match.start >= each.end)) chosen.push(match);
  }
  const head = Math.max(...chosen.map((each) => each.end));
  return chosen.map(({ meaning, end }, index) => {
    const isHead = index === 0 || end === head;
    const share = isHead ? (end === head && length - end > longestEnding ? unknownHead : 1) : modifier;
    return share === 1 ? meaning : { ...meaning, weight: meaning.weight * share };
  });
}

/** The phrases that begin at a position of a text's words. */
export function meaningsOfPhrase(words: readonly string[], position: number): Meaning[] {
  const candidates = getLexicon().phrases.get(words[position] ?? '');
  if (!candidates) return [];
  return candidates.filter((each) => isPhraseAt(words, position, each.words)).map((each) => each.meaning);
}

/** The last word of a phrase may go on: 'it dienstleist' finds 'IT-Dienstleister'. */
function isPhraseAt(words: readonly string[], position: number, phrase: readonly string[]): boolean {
  return phrase.every((part, offset) => {
    const word = words[position + offset];
    return offset === phrase.length - 1 && part.length > 4 ? word?.startsWith(part) : word === part;
  });
}

function getLexicon(): Lexicon {
  compiled ??= compile();
  return compiled;
}

function compile(): Lexicon {
  const lexicon: Lexicon = {
    alone: new Map(),
    within: new Map(),
    beginning: new Map(),
    ending: new Map(),
    phrases: new Map(),
  };
  insertTable(lexicon, serviceWords, serviceShare);
  for (const [weight, shares, terms] of generatedTerms) {
    for (const term of terms.split(', ')) insert(lexicon, term, weight, sharesOf(shares));
  }
  insertTable(lexicon, tradeWords, 1);
  for (const { words, weight, shares } of dividedWords)
    for (const term of words.split(', ')) insert(lexicon, term, weight, shares);
  for (const { term, weight, shares, isWhole } of tradeTerms())
    if (isUnknown(lexicon, term)) insert(lexicon, isWhole ? `=${term}` : term, weight, shares);
  return lexicon;
}

function insertTable(lexicon: Lexicon, table: typeof tradeWords, share: number): void {
  for (const industry of industryLabels) {
    for (const [weight, words] of Object.entries(table[industry]))
      for (const term of words.split(', ')) insert(lexicon, term, Number(weight) * share, { [industry]: 1 });
  }
}

function isUnknown(lexicon: Lexicon, term: string): boolean {
  return term.split(' ').every((word) => meaningsWithin(lexicon, word).length === 0);
}

function insert(lexicon: Lexicon, written: string, weight: number, shares: Shares): void {
  const term = fold(written)
    .replace(/[^a-z0-9 =-]/g, '')
    .trim();
  const meaning: Meaning = { term: term.replace(/[=-]/g, ''), weight, shares };
  const words = term.split(/[ -]+/).filter(Boolean);
  if (term.startsWith('=') && words.length === 1) lexicon.alone.set(term.slice(1), meaning);
  else if (words.length > 1) {
    const [first = ''] = words;
    const phrase = { words: words.map((word) => word.replace('=', '')), meaning };
    const others = (lexicon.phrases.get(first.replace('=', '')) ?? []).filter(
      (other) => other.meaning.term !== meaning.term,
    );
    lexicon.phrases.set(first.replace('=', ''), [...others, phrase]);
  } else if (term.endsWith('-')) lexicon.beginning.set(meaning.term, meaning);
  else if (term.startsWith('-')) lexicon.ending.set(meaning.term, meaning);
  else if (meaning.term.length < 5) lexicon.alone.set(meaning.term, meaning);
  else lexicon.within.set(meaning.term, meaning);
}

/** Generated shares are pairs of an industry's position and its percentage. */
function sharesOf(pairs: readonly number[]): Shares {
  const shares: Partial<Record<IndustryLabel, number>> = {};
  for (let index = 0; index < pairs.length; index += 2) {
    const industry = industryLabels[pairs[index] ?? 0];
    if (industry) shares[industry] = (pairs[index + 1] ?? 0) / 100;
  }
  return shares;
}
