import { withoutGivenWords } from '../reviews/text/given-words.ts';
import { sentencesOf } from '../reviews/text/sentences.ts';
import { type Theme, wordLists } from './word-lists.ts';

export type Polarity = 'praise' | 'criticism';

/** What somebody says about one theme. */
export interface Opinion {
  theme: Theme;
  polarity: Polarity;
  /** The sentence it stands in, as it was written. */
  passage: string;
  /** The part of that sentence that judges, as it was written. */
  part: string;
}

/** More than a long review has; what is behind is not read. */
const mostSentences = 60;
/** A negation reaches over so many words: 'nicht wirklich sehr gut'. */
const reach = 3;

const negations = new Set([
  'nicht',
  'kein',
  'keine',
  'keinen',
  'keiner',
  'keinem',
  'nie',
  'niemals',
  'ohne',
  'weder',
  'nichts',
]);
/** 'Nicht nur gut' is good, and 'nicht zuletzt' as well. */
const noNegations = new Set(['nur', 'zuletzt', 'umsonst', 'bloß']);
/** What somebody wishes is not so: 'ein größeres Zimmer wäre schön'. */
const wishes = new Set([
  'wäre',
  'wären',
  'würde',
  'würden',
  'hätte',
  'hätten',
  'könnte',
  'könnten',
  'sollte',
  'sollten',
  'müsste',
  'müssten',
]);
/**
 * Where a sentence turns: signs, and 'aber' without one; a clause that explains stays with what it explains. A run of blanks is tried
 * once, from its beginning.
 */
const turns =
  /[;–—]|\s-\s|,\s+(?!(?:dass|weil|da|wie|wo|die|der|das|den|dem|was|wenn|als|ob|und|um)\b)|(?<!\s)\s+(?=(?:aber|sondern|obwohl)\b)/iu;
// Letters are not folded: 'schon' judges nothing and 'wurde' is no wish.
const wordPattern = /[\p{L}\p{M}\p{N}]+(?:-[\p{L}\p{N}]+)*/gu;

/**
 * What a German review praises and criticises, theme by theme. A part of a sentence counts when it names a theme and judges; what judges
 * nothing, or as much for as against, counts for nothing. Stars are not asked: a theme may be criticised in a good review.
 * @param text as it was written; what the site itself gave the writer is passed over
 */
export function opinionsIn(text: string): Opinion[] {
  return sentencesOf(withoutGivenWords(text))
    .slice(0, mostSentences)
    .flatMap((passage) => passage.split(turns).flatMap((part) => opinionsOf(part ?? '', passage)));
}

/** The words of a part of a sentence, in small letters. */
export function wordsOf(part: string): string[] {
  return [...part.matchAll(wordPattern)].map(([word]) => word.toLowerCase().normalize('NFC'));
}

function opinionsOf(part: string, passage: string): Opinion[] {
  const words = wordsOf(part);
  const points = pointsOf(words);
  if (points === 0) return [];
  const { themeOf } = wordLists();
  const themes = new Set(words.flatMap((word) => themeOf(word) ?? []));
  const polarity = points > 0 ? 'praise' : 'criticism';
  return [...themes].map((theme) => ({ theme, polarity, passage, part }));
}

function pointsOf(words: readonly string[]): number {
  const { pointsOf: of } = wordLists();
  const isWish = words.some((word) => wishes.has(word));
  return words.reduce((sum, word, at) => {
    const points = of(word) ?? 0;
    if (points > 0 && isWish) return sum;
    return sum + (points !== 0 && isNegated(words, at) ? turned(points) : points);
  }, 0);
}

/** 'Nicht schlecht' is no high praise, 'nicht gut' a clear word. */
function turned(points: number): number {
  return points > 0 ? -1.5 : 0.5;
}

function isNegated(words: readonly string[], at: number): boolean {
  return words
    .slice(Math.max(0, at - reach), at)
    .some((word, index, before) => negations.has(word) && !noNegations.has(before[index + 1] ?? ''));
}
