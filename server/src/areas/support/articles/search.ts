import type { Language } from '@rezenso/contract/language';
import { type Article, articlesIn } from './articles.ts';
import { englishStemsOf } from './english-words.ts';
import { stemsOf as germanStemsOf } from './german-words.ts';

/** What a word is worth by where it stands. */
const worth = { title: 8, words: 6, summary: 4, headings: 3, text: 1 };
/** A word begun, as somebody types it; one within a longer one, as German builds them. */
const [begun, within] = [0.7, 0.4];
const [shortestBegun, shortestWithin] = [3, 5];
const longestPrefix = 3;
/** Of the best one's worth: what fits less only shares a part of a word with it, as 'Rechnung' with a text that mentions one. */
const leastShare = 0.25;

interface Indexed {
  article: Article;
  /** Stems with the worth of their best place. */
  stems: ReadonlyMap<string, number>;
}

/** All that a search in one language needs. */
interface Index {
  language: Language;
  stemsOf: (text: string) => string[];
  /** Whether a word may stand within a longer one. */
  hasCompounds: boolean;
  entries: readonly Indexed[];
  /** How many articles have a stem. */
  counts: ReadonlyMap<string, number>;
}

const makers: Readonly<Record<Language, () => Index>> = {
  de: () => indexOf('de', germanStemsOf, true),
  en: () => indexOf('en', englishStemsOf, false),
};
/** Made when somebody first searches in a language. */
const indexes: Partial<Record<Language, Index>> = {};

function indexOf(language: Language, stemsOf: Index['stemsOf'], hasCompounds: boolean): Index {
  const entries = articlesIn(language).map((article) => ({ article, stems: stemsIn(article, stemsOf) }));
  return { language, stemsOf, hasCompounds, entries, counts: countedStems(entries) };
}

/**
 * Articles that fit some words, the best first: by what a word is worth where it stands and how rare it is, and above all by how many
 * of the words are found.
 * @param text as somebody asks; words that every question has are passed over
 * @param language of the question and of the articles
 */
export function findArticles(text: string, most: number, language: Language = 'de'): Article[] {
  indexes[language] ??= makers[language]();
  const index = indexes[language];
  const asked = [...new Set(index.stemsOf(text))];
  if (asked.length === 0) return [];
  return index.entries
    .map(({ article, stems }) => ({ article, score: scoreOf(asked, stems, index) }))
    .toSorted((one, other) => other.score - one.score || one.article.title.localeCompare(other.article.title, language))
    .filter(({ score }, _, [best]) => score > 0 && score >= leastShare * (best?.score ?? 0))
    .slice(0, most)
    .map(({ article }) => article);
}

function scoreOf(asked: readonly string[], stems: Indexed['stems'], index: Index): number {
  const found = asked.map((word) => worthOf(word, stems, index)).filter((one) => one > 0);
  const share = found.length / asked.length;
  return found.reduce((sum, one) => sum + one, 0) * share;
}

function worthOf(word: string, stems: Indexed['stems'], { entries, counts, hasCompounds }: Index): number {
  let best = 0;
  for (const [stem, place] of stems) {
    const closeness = closenessOf(word, stem, hasCompounds);
    if (closeness === 0) continue;
    const rarity = 1 + Math.log(entries.length / (counts.get(stem) ?? 1));
    best = Math.max(best, closeness * place * rarity);
  }
  return best;
}

function closenessOf(word: string, stem: string, hasCompounds: boolean): number {
  if (word === stem) return 1;
  if (word.length >= shortestBegun && stem.startsWith(word)) return begun;
  if (!hasCompounds) return 0;
  const [shorter, longer] = word.length < stem.length ? [word, stem] : [stem, word];
  const at = longer.indexOf(shorter);
  // So little before it is no word of its own, and makes another of it: 'berechnen' is no 'Rechnung'.
  const isDerived = at > 0 && at <= longestPrefix;
  return shorter.length >= shortestWithin && at >= 0 && !isDerived ? within : 0;
}

function stemsIn({ title, words, summary, source }: Article, stemsOf: Index['stemsOf']): Map<string, number> {
  const headings = [...source.matchAll(/^## (.+)$/gm)].map(([, heading = '']) => heading).join(' ');
  // Addresses of links are none of the words.
  const text = source.replace(/\]\([^)]*\)/g, ' ').replace(/<!--[\s\S]*?-->/g, ' ');
  const stems = new Map<string, number>();
  for (const [place, said] of [
    ['text', text],
    ['headings', headings],
    ['summary', summary],
    ['words', words],
    ['title', title],
  ] as const)
    for (const stem of stemsOf(said)) stems.set(stem, worth[place]);
  return stems;
}

function countedStems(entries: readonly Indexed[]): ReadonlyMap<string, number> {
  const found = new Map<string, number>();
  for (const { stems } of entries) for (const stem of stems.keys()) found.set(stem, (found.get(stem) ?? 0) + 1);
  return found;
}
