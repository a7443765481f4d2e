import { withoutGivenWords } from '../reviews/text/given-words.ts';
import { sentencesOf } from '../reviews/text/sentences.ts';
import { isFaint } from './faint-words.ts';
import { meant } from './idioms.ts';
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

/** What makes a faint word a complaint: 'leider klein', 'ziemlich laut'. */
const complaining = /^(?:leider|schade|ziemlich|etwas|recht|aber|allerdings|jedoch|lange|ewig)$/;
/** Where these follow 'zu', something is too much or too little of it: 'zu lang'. */
const measures = /^(?:lang|lange|kurz|hoch|groß|viel|früh)$/;
/** An adjective before its noun names what there is: 'kleine Karte', while 'die Karte ist klein' judges it. */
const describing = /^(?:klein|winzig|eng|alt|kalt|kühl|dunkl|trocken)(?:e|er|es|en)$/;
/** From so many stars on a sentence that is not clear praises rather than it criticises. */
const goodStars = 4;
const allStars = 5;

/**
 * What a German review praises and criticises, theme by theme. A part of a sentence counts when it names a theme and judges; what judges
 * nothing, or as much for as against, counts for nothing. A theme may be criticised in a good review, but there it has to be said clearly.
 * @param text as it was written; what the site itself gave the writer is passed over
 * @param stars given stars, 1-5; null where nobody gave any or where they do not matter
 */
export function opinionsIn(text: string, stars: number | null = null): Opinion[] {
  return sentencesOf(withoutGivenWords(text))
    .slice(0, mostSentences)
    .flatMap((passage) => {
      const parts = passage.split(turns).map((part = '') => judged(part));
      return parts.flatMap((one, at) =>
        one.points < 0 && isNoComplaint(one, parts.slice(at + 1), stars) ? [] : opinionsOf(one, passage),
      );
    });
}

/** The words of a part of a sentence, in small letters. */
export function wordsOf(part: string): string[] {
  return [...part.matchAll(wordPattern)].map(([word]) => word.toLowerCase().normalize('NFC'));
}

/** A part of a sentence with what it judges by. */
interface JudgedPart {
  part: string;
  words: readonly string[];
  /** The words that judge, and what negations left of their points. */
  judging: readonly { word: string; at: number; points: number }[];
  points: number;
}

function judged(part: string): JudgedPart {
  const words = wordsOf(part);
  const { pointsOf } = wordLists();
  const isWish = words.some((word) => wishes.has(word));
  const judging = words.flatMap((word, at) => {
    const points = pointsOf(word) ?? 0;
    if (points === 0 || (points > 0 && isWish)) return [];
    return [{ word, at, points: isNegated(words, at) ? turned(points) : points }];
  });
  return { part, words, judging, points: judging.reduce((sum, { points }) => sum + points, 0) };
}

function opinionsOf({ part, points }: JudgedPart, passage: string): Opinion[] {
  if (points === 0) return [];
  const { themeOf } = wordLists();
  const themes = new Set(wordsOf(meant(part)).flatMap((word) => themeOf(word) ?? []));
  const polarity = points > 0 ? 'praise' : 'criticism';
  return [...themes].map((theme) => ({ theme, polarity, passage, part }));
}

/**
 * Whether a part that would criticise is not meant so. With all stars it has to say so by a word that is clear, and not only concede something
 * to the praise that it holds or that follows ('nicht billig, aber jeden Cent wert'). With many, or unknown, what there is may stand beside
 * praise: 'kleine Karte, große Sorgfalt'.
 */
function isNoComplaint(one: JudgedPart, following: readonly JudgedPart[], stars: number | null): boolean {
  const isFollowedByPraise = following.some(({ points }) => points > 0);
  if (stars === allStars) {
    return isFollowedByPraise || one.judging.some(({ points }) => points > 0) || !isClear(one);
  }
  const isDescribing = one.judging.every(({ word, at }) => at === 0 && describing.test(word));
  return (stars ?? goodStars) >= goodStars && isDescribing && isFollowedByPraise;
}

function isClear({ words, judging }: JudgedPart): boolean {
  return judging.some(({ word, at, points }) => {
    if (points >= 0) return false;
    return !isFaint(word) || words[at - 1] === 'zu' || isComplaint(words, word);
  });
}

function isComplaint(words: readonly string[], faint: string): boolean {
  return words.some(
    (word, at) => (word !== faint && complaining.test(word)) || (word === 'zu' && measures.test(words[at + 1] ?? '')),
  );
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
