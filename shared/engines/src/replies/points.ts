import { wordsOf } from '../insights/opinions.ts';
import { wordLists } from '../insights/word-lists.ts';
import { withoutGivenWords } from '../reviews/text/given-words.ts';
import { sentencesOf } from '../reviews/text/sentences.ts';
import { criticisedThemes } from './criticism.ts';
import { isDoubtful, isHarmless, isNegating, isPraiseDoubtful } from './doubt.ts';
import { quotable } from './quotable.ts';
import { replyLanguage } from './reply-language.ts';

/** A sentence that surely praises, or a theme that is surely criticised. */
export type Point =
  | {
      readonly polarity: 'praise';
      /** Names of its themes, as insights show them. */
      readonly themes: readonly string[];
      /** The review's own words, letter by letter. */
      readonly quote: string;
    }
  | { readonly polarity: 'criticism'; readonly themes: readonly [string] };

const mostPoints = 2;

/**
 * At most two things that an answer takes up: praise at four and five stars, criticism at one and two, nothing at three and without
 * stars. No theme comes twice. One doubtful word anywhere leaves the whole review alone, and so does English.
 * @param rating given stars, 1-5; null where nobody gave any
 */
export function takenUp(text: string, rating: number | null): Point[] {
  const said = withoutGivenWords(text);
  if (rating === null || rating === 3 || replyLanguage(text) !== 'de' || isDoubtful(said)) return [];
  if (rating < 3) {
    const criticised = criticisedThemes(said).slice(0, mostPoints);
    return criticised.map(({ label }) => ({ polarity: 'criticism', themes: [label] }));
  }
  return isPraiseDoubtful(said) ? [] : praiseIn(said);
}

/** Whether an answer takes up anything that the review says, or is a general one. */
export function takesUp({ text, rating }: { readonly text: string; readonly rating: number | null }): boolean {
  return takenUp(text, rating).length > 0;
}

function praiseIn(text: string): Point[] {
  const points: Point[] = [];
  for (const sentence of sentencesOf(text)) {
    const quote = quotable(sentence);
    if (quote === undefined) continue;
    const themes = [...new Set(wordsOf(quote).flatMap((word) => wordLists().themeOf(word)?.label ?? []))];
    if (!points.some((point) => point.themes.some((theme) => themes.includes(theme))))
      points.push({ polarity: 'praise', themes, quote });
    if (points.length === mostPoints) break;
  }
  return points;
}

/** Whether every sentence of a text may be quoted or only rounds praise off, so that nothing of it is left that was not understood. */
export function isUnderstoodThroughout(text: string): boolean {
  return sentencesOf(withoutGivenWords(text)).every((one) => quotable(one) !== undefined || isHarmless(one));
}

/** Whether a text speaks well of something and ill of nothing: then few stars may be a slip, and regret would answer nothing. */
export function isOnlyPraise(text: string): boolean {
  const said = withoutGivenWords(text);
  const { pointsOf } = wordLists();
  const points = wordsOf(said).flatMap((word) => pointsOf(word) ?? []);
  return points.length > 0 && points.every((one) => one > 0) && !isDoubtful(said) && !isNegating(said);
}
