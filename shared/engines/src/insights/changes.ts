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

/**
 * What a month was like beside the one before it, in four sentences at most: how many reviews, which stars, what they speak of, and how many
 * were answered in it, whenever they came.
 * Whatever rests on too little is left out, so that chance is not told as news.
 */
export function changesIn(reviews: readonly InsightReview[], months: ComparedMonths): string[] {
  const last = reviews.filter(({ month }) => month === months.last);
  const before = reviews.filter(({ month }) => month === months.before);
  const sentences = [countSentence(last.length, before.length, months), starsSentence(last, before, months)];
  const spokenOf = themeSentence(insightsOf(last), insightsOf(before), months);
  return [...sentences, spokenOf, answerSentence(reviews, months)].filter((it) => it !== undefined);
}

function countSentence(last: number, before: number, { lastName, beforeName }: ComparedMonths): string | undefined {
  if (last === 0 && before === 0) return undefined;
  const came = `Im ${lastName} ${last === 1 ? 'kam' : 'kamen'} ${reviewsIn(last)} dazu`;
  if (last === before) return `${came}, so viele wie im ${beforeName}.`;
  const more = last > before ? 'mehr' : 'weniger';
  const difference = Math.abs(last - before);
  return `${came}, ${difference} ${more} als im ${beforeName}.`;
}

function reviewsIn(count: number): string {
  if (count === 0) return 'keine Bewertungen';
  return count === 1 ? 'eine Bewertung' : `${count} Bewertungen`;
}

function starsSentence(
  last: readonly InsightReview[],
  before: readonly InsightReview[],
  { beforeName }: ComparedMonths,
): string | undefined {
  const [now, then] = [meanOf(last), meanOf(before)];
  if (now === undefined || then === undefined) return undefined;
  if (Math.abs(now - then) < tellingStars) return `Der Schnitt blieb bei ${inGerman(now)} Sternen.`;
  const verb = now > then ? 'stieg' : 'sank';
  return `Der Schnitt ${verb} von ${inGerman(then)} im ${beforeName} auf ${inGerman(now)} Sterne.`;
}

function meanOf(reviews: readonly InsightReview[]): number | undefined {
  const stars = reviews.flatMap(({ rating }) => rating ?? []);
  if (stars.length < fewestStars) return undefined;
  return stars.reduce((sum, rating) => sum + rating, 0) / stars.length;
}

const inGerman = (figure: number): string => figure.toFixed(1).replace('.', ',');

/** What was criticised more often than before comes before what was praised more often: there something can be done. */
function themeSentence(last: Insights, before: Insights, { beforeName }: ComparedMonths): string | undefined {
  for (const [kind, verb] of [
    ['criticism', 'kritisiert'],
    ['praise', 'gelobt'],
  ] as const) {
    const [most] = last.themes
      .map((theme) => ({ theme, earlier: before.themes.find(({ id }) => id === theme.id)?.[kind] ?? 0 }))
      .map(({ theme, earlier }) => ({ label: theme.label, voices: theme[kind], earlier, more: theme[kind] - earlier }))
      .filter(({ more }) => more >= tellingVoices)
      .sort((one, other) => other.more - one.more);
    if (most) return themeWords(most, verb, beforeName);
  }
  return undefined;
}

interface ThemeChange {
  label: string;
  voices: number;
  earlier: number;
}

function themeWords({ label, voices, earlier }: ThemeChange, verb: string, beforeName: string): string {
  return `„${label}“ wurde in ${voices} Bewertungen ${verb}, im ${beforeName} in ${earlier === 0 ? 'keiner' : earlier}.`;
}

/** Counted by the month of the answer: a review of last month had less time to be answered than one of the month before. */
function answerSentence(
  reviews: readonly InsightReview[],
  { last, before, lastName, beforeName }: ComparedMonths,
): string | undefined {
  const daysIn = (month: string) => reviews.flatMap(({ answer }) => (answer?.month === month ? answer.days : []));
  const [now, then] = [daysIn(last), daysIn(before)];
  const difference = Math.abs(now.length - then.length);
  if (Math.max(now.length, then.length) < fewestAnswers) return undefined;
  const speed = speedWords(now, then);
  if (difference < tellingAnswers && speed === '') return undefined;
  const compared =
    difference === 0
      ? `so viele wie im ${beforeName}`
      : `${difference} ${now.length > then.length ? 'mehr' : 'weniger'} als im ${beforeName}`;
  const answered = now.length === 1 ? 'wurde eine Bewertung' : `wurden ${reviewsIn(now.length)}`;
  return `Im ${lastName} ${answered} beantwortet, ${compared}.${speed}`;
}

function speedWords(now: readonly number[], then: readonly number[]): string {
  if (Math.min(now.length, then.length) < fewestAnswers) return '';
  const [faster, before] = [medianOf(now), medianOf(then)];
  if (Math.abs(faster - before) < tellingDays) return '';
  return ` Das dauerte im Median ${inGerman(faster)} statt ${inGerman(before)} Tage.`;
}

function medianOf(figures: readonly number[]): number {
  const sorted = [...figures].sort((one, other) => one - other);
  const middle = (sorted.length - 1) / 2;
  return ((sorted[Math.floor(middle)] ?? 0) + (sorted[Math.ceil(middle)] ?? 0)) / 2;
}
