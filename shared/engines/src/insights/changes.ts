import { inLanguages } from '@rezenso/contract/in-languages';
import type { Language } from '@rezenso/contract/language';
import * as german from './changes.de.ts';
import english from './changes.en.ts';
import { type InsightReview, type Insights, insightsOf } from './insights.ts';

/** Fewer given stars say nothing of a month. */
const fewestStars = 3;
/** Stars by which a month's mean must differ to be another. */
const tellingStars = 0.2;

/** Reviews by which a theme must have gained voices. */
const tellingVoices = 2;
/** Fewer answers say nothing of a month. */
const fewestAnswers = 3;
/** Answers by which two months must differ to be told, and days by which their medians must. */
const tellingAnswers = 2;
const tellingDays = 1;

export interface ComparedMonths {
  /** YYYY-MM: the last whole month, and the one before it. */
  last: string;
  before: string;
  /** As they are called in a sentence: 'Oktober'. */
  lastName: string;
  beforeName: string;
}

const words = inLanguages(german, { en: english });
type Words = ReturnType<typeof words>;

/**
 * What a month was like beside the one before it, in four sentences at most: how many reviews, which stars, what they speak of, and how many
 * were answered in it, whenever they came.
 * Whatever rests on too little is left out, so that chance is not told as news.
 * @param language of the sentences, and of the months' names
 */
export function changesIn(
  reviews: readonly InsightReview[],
  months: ComparedMonths,
  language: Language = 'de',
): string[] {
  const say = words(language);
  const last = reviews.filter(({ month }) => month === months.last);
  const before = reviews.filter(({ month }) => month === months.before);
  const sentences = [countSentence(last.length, before.length, months, say), starsSentence(last, before, months, say)];
  const spokenOf = themeSentence(insightsOf(last, language), insightsOf(before, language), months, say);
  return [...sentences, spokenOf, answerSentence(reviews, months, say)].filter((it) => it !== undefined);
}

function countSentence(
  last: number,
  before: number,
  { lastName, beforeName }: ComparedMonths,
  say: Words,
): string | undefined {
  return last === 0 && before === 0 ? undefined : say.count(lastName, last, beforeName, before);
}

function starsSentence(
  last: readonly InsightReview[],
  before: readonly InsightReview[],
  { beforeName }: ComparedMonths,
  { stars: say }: Words,
): string | undefined {
  const [now, then] = [meanOf(last), meanOf(before)];
  if (now === undefined || then === undefined) return undefined;
  return Math.abs(now - then) < tellingStars ? say.stayed(now) : say.changed(now, beforeName, then);
}

function meanOf(reviews: readonly InsightReview[]): number | undefined {
  const stars = reviews.flatMap(({ rating }) => rating ?? []);
  if (stars.length < fewestStars) return undefined;
  return stars.reduce((sum, rating) => sum + rating, 0) / stars.length;
}

/** What was criticised more often than before comes before what was praised more often: there something can be done. */
function themeSentence(
  last: Insights,
  before: Insights,
  { beforeName }: ComparedMonths,
  { theme: say }: Words,
): string | undefined {
  for (const kind of ['criticism', 'praise'] as const) {
    const [most] = last.themes
      .map((theme) => ({ theme, earlier: before.themes.find(({ id }) => id === theme.id)?.[kind] ?? 0 }))
      .map(({ theme, earlier }) => ({ label: theme.label, voices: theme[kind], earlier, more: theme[kind] - earlier }))
      .filter(({ more }) => more >= tellingVoices)
      .sort((one, other) => other.more - one.more);
    if (most) return say[kind](most.label, most.voices, beforeName, most.earlier);
  }
  return undefined;
}

/** Counted by the month of the answer: a review of last month had less time to be answered than one of the month before. */
function answerSentence(
  reviews: readonly InsightReview[],
  { last, before, lastName, beforeName }: ComparedMonths,
  say: Words,
): string | undefined {
  const daysIn = (month: string) => reviews.flatMap(({ answer }) => (answer?.month === month ? answer.days : []));
  const [now, then] = [daysIn(last), daysIn(before)];
  if (Math.max(now.length, then.length) < fewestAnswers) return undefined;
  const speed = speedSentence(now, then, say);
  if (Math.abs(now.length - then.length) < tellingAnswers && speed === undefined) return undefined;
  const answered = say.answers(lastName, now.length, beforeName, then.length);
  return speed === undefined ? answered : `${answered} ${speed}`;
}

function speedSentence(now: readonly number[], then: readonly number[], say: Words): string | undefined {
  if (Math.min(now.length, then.length) < fewestAnswers) return undefined;
  const [faster, before] = [medianOf(now), medianOf(then)];
  return Math.abs(faster - before) < tellingDays ? undefined : say.speed(faster, before);
}

function medianOf(figures: readonly number[]): number {
  const sorted = [...figures].sort((one, other) => one - other);
  const middle = (sorted.length - 1) / 2;
  return ((sorted[Math.floor(middle)] ?? 0) + (sorted[Math.ceil(middle)] ?? 0)) / 2;
}
