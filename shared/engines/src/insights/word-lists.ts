import { readFileSync } from 'node:fs';
import type { Language } from '@rezenso/contract/language';
import { lookUpIn, type WordLookUp } from './patterns.ts';

/** Something that customers of any business praise or criticise. */
export interface Theme {
  id: string;
  /** As it is shown: 'Freundlichkeit'. */
  label: string;
}

interface WordLists {
  themes: readonly Theme[];
  themeOf: WordLookUp<Theme>;
  /** Points of a word: 1 or 2 for praise, negative for criticism. */
  pointsOf: WordLookUp<number>;
}

let lists: WordLists | undefined;
let englishLabels: ReadonlyMap<string, string> | undefined;

/** The lists, read on first use and kept. */
export function wordLists(): WordLists {
  lists ??= read();
  return lists;
}

/** What a theme is called. */
export function labelOf({ id, label }: Theme, language: Language): string {
  if (language === 'de') return label;
  englishLabels ??= new Map(rowsOf('./themes.en.tsv').map(([theme = '', name = '']) => [theme, name]));
  return englishLabels.get(id) ?? label;
}

function read(): WordLists {
  const themes = rowsOf('./themes.tsv').map(([id = '', label = '', words = '']) => ({ theme: { id, label }, words }));
  const opinions = rowsOf('./opinions.tsv').map(([points, words = '']) => [words, Number(points)] as const);
  return {
    themes: themes.map(({ theme }) => theme),
    themeOf: lookUpIn(themes.map(({ words, theme }) => [words, theme] as const)),
    pointsOf: lookUpIn(opinions),
  };
}

/** Rows of a table beside this file, without notes and the row of heads. */
function rowsOf(file: string): string[][] {
  const lines = readFileSync(new URL(file, import.meta.url), 'utf8').split('\n');
  const rows = lines.filter((line) => line !== '' && !line.startsWith('#')).map((line) => line.split('\t'));
  return rows.slice(1);
}
