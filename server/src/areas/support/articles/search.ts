import { type Article, articles } from './articles.ts';
import { stemsOf } from './german-words.ts';

/** What a word is worth by where it stands. */
const worth = { title: 8, words: 6, summary: 4, headings: 3, text: 1 };
/** A word begun, as somebody types it; one within a longer one, as German builds them. */
const [begun, within] = [0.7, 0.4];
const [shortestBegun, shortestWithin] = [3, 5];

interface Indexed {
  article: Article;
  /** Stems with the worth of their best place. */
  stems: ReadonlyMap<string, number>;
}

const index: readonly Indexed[] = articles.map((article) => ({ article, stems: stemsIn(article) }));
const counts = countedStems();

/**
 * Articles that fit some words, the best first: by what a word is worth where it stands and how rare it is, and above all by how many
 * of the words are found.
 * @param text as somebody asks; words that every question has are passed over
 */
export function findArticles(text: string, most: number): Article[] {
  const asked = [...new Set(stemsOf(text))];
  if (asked.length === 0) return [];
  return index
    .map(({ article, stems }) => ({ article, score: scoreOf(asked, stems) }))
    .filter(({ score }) => score > 0)
    .toSorted((one, other) => other.score - one.score || one.article.title.localeCompare(other.article.title, 'de'))
    .slice(0, most)
    .map(({ article }) => article);
}

function scoreOf(asked: readonly string[], stems: ReadonlyMap<string, number>): number {
  const found = asked.map((word) => worthOf(word, stems)).filter((one) => one > 0);
  const share = found.length / asked.length;
  return found.reduce((sum, one) => sum + one, 0) * share;
}

function worthOf(word: string, stems: ReadonlyMap<string, number>): number {
  let best = 0;
  for (const [stem, place] of stems) {
    const closeness = closenessOf(word, stem);
    if (closeness === 0) continue;
    const rarity = 1 + Math.log(index.length / (counts.get(stem) ?? 1));
    best = Math.max(best, closeness * place * rarity);
  }
  return best;
}

function closenessOf(word: string, stem: string): number {
  if (word === stem) return 1;
  if (word.length >= shortestBegun && stem.startsWith(word)) return begun;
  const [shorter, longer] = word.length < stem.length ? [word, stem] : [stem, word];
  return shorter.length >= shortestWithin && longer.includes(shorter) ? within : 0;
}

function stemsIn({ title, words, summary, source }: Article): Map<string, number> {
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

function countedStems(): ReadonlyMap<string, number> {
  const found = new Map<string, number>();
  for (const { stems } of index) for (const stem of stems.keys()) found.set(stem, (found.get(stem) ?? 0) + 1);
  return found;
}
