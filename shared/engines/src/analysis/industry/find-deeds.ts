import { allDeeds, type Trade } from '../../trades/index.ts';
import type { Page } from '../page/read-page.ts';

import { isAboutOthers } from './about-others.ts';
import { tradeWordsOf } from './borrowed-words.ts';

/** A term of deeds.tsv that the pages say, and how much it counts there. */
export interface FoundDeed {
  readonly trade: Trade;
  /** The words as the table writes them. */
  readonly term: string;
  readonly says: Says;
  /** By where it stands: 1 in a text. */
  readonly share: number;
  readonly page: string;
  readonly passage: string;
}

type Says = 'tells' | 'hints' | 'otherwise';

interface Term {
  readonly trade: Trade;
  readonly written: string;
  readonly says: Says;
  /** Its words, of which the first is looked up. */
  readonly parts: readonly string[];
}

const places = { head: 2, text: 1, menu: 0.5 } as const;
/** 'Hausbesuchen' is 'Hausbesuche', 'Gelnägels' none. */
const longestInflection = 2;
const shortestHead = 5;
const longestWord = 60;
const mostSentences = 1_500;
const mostWords = 60;
const speakers = /^(ich|wir|uns|mich|unser(e|er|em|en|es)?|mein(e|er|em|en|es)?)$/;
const sentenceEnd = /[.!?]\s|\n/;
const partEnd = /[;:|•·]\s/;

/** What the pages say that the business does, each term once, where it counts most. */
export function findDeeds(pages: readonly Page[], name: string): FoundDeed[] {
  const found = new Map<Term, FoundDeed>();
  for (const { text, share, page } of passagesOf(pages, name).slice(0, mostSentences)) {
    for (const term of termsIn(text)) {
      const known = found.get(term);
      if (!known || known.share < share)
        found.set(term, { trade: term.trade, term: term.written, says: term.says, share, page, passage: text });
    }
  }
  return [...found.values()];
}

interface Passage {
  readonly text: string;
  readonly share: number;
  readonly page: string;
}

function passagesOf(pages: readonly Page[], name: string): Passage[] {
  const [start] = pages;
  if (!start) return [];
  const own = pages.filter(({ kind }) => kind !== 'imprint');
  const heads = [
    name,
    start.title,
    start.description,
    ...start.headings.filter(({ level }) => level === 1).map(({ text }) => text),
  ];
  return [
    ...heads.flatMap((text) => sentencesOf(text, places.head, start.url)),
    ...own.flatMap(({ headings, lines, url }) => [
      ...headings.flatMap(({ text }) => sentencesOf(text, places.text, url)),
      ...lines.flatMap(({ text, zone }) => sentencesOf(text, zone === 'main' ? places.text : places.menu, url)),
    ]),
  ];
}

function sentencesOf(text: string, share: number, page: string): Passage[] {
  return text
    .slice(0, 4_000)
    .split(sentenceEnd)
    .filter((sentence) => !isAboutOthers(sentence))
    .flatMap((sentence) => sentence.split(partEnd))
    .filter((part) => part.length > 2)
    .map((part) => ({ text: part, share, page }));
}

/** The kinds of business whose deeds a sentence tells, one for each term. */
export function deedsIn(sentence: string): Array<Pick<FoundDeed, 'trade' | 'says'>> {
  return termsIn(sentence).map(({ trade, says }) => ({ trade, says }));
}

function termsIn(sentence: string): Term[] {
  const words = tradeWordsOf(sentence).slice(0, mostWords);
  const parts = new Set(words.flatMap(partsOfWord));
  const { byFirst } = getIndex();
  return [...parts].flatMap((part) =>
    (byFirst.get(part) ?? []).filter((term) => term.parts.every((each) => parts.has(each))),
  );
}

/** Which parts of terms a word is: itself, its beginnings, and the heads of the compound. */
function partsOfWord(word: string): readonly string[] {
  const known = looked.get(word);
  if (known) return known;
  const { parts } = getIndex();
  const found = new Set(formsOf(word).filter((part) => parts.has(part)));
  if (looked.size >= mostLooked) looked.clear();
  if (word.length <= longestWord) looked.set(word, [...found]);
  return [...found];
}

const looked = new Map<string, readonly string[]>();
const mostLooked = 4_096;

function formsOf(word: string): string[] {
  const forms = [`=${word}`, word];
  if (speakers.test(word)) forms.push('@');
  if (word.length > longestWord) return forms;
  for (let end = 2; end <= word.length; end += 1) forms.push(`${word.slice(0, end)}-`);
  for (let cut = 0; cut <= longestInflection; cut += 1)
    for (let start = 0; word.length - cut - start >= shortestHead; start += 1)
      forms.push(word.slice(start, word.length - cut));
  return forms;
}

interface Index {
  readonly byFirst: ReadonlyMap<string, readonly Term[]>;
  readonly parts: ReadonlySet<string>;
}

let index: Index | undefined;

function getIndex(): Index {
  index ??= makeIndex();
  return index;
}

function makeIndex(): Index {
  const byFirst = new Map<string, Term[]>();
  const parts = new Set<string>();
  for (const { trade, ...terms } of allDeeds())
    for (const says of ['tells', 'hints', 'otherwise'] as const)
      for (const written of terms[says]) {
        const term = { trade, written, says, parts: partsOfTerm(written) };
        for (const part of term.parts) parts.add(part);
        const [first = ''] = term.parts;
        byFirst.set(first, [...(byFirst.get(first) ?? []), term]);
      }
  return { byFirst, parts };
}

/** The longest first: it is the rarest. */
function partsOfTerm(written: string): string[] {
  return written.split('+').toSorted((a, b) => b.length - a.length);
}
