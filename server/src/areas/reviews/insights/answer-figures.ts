import type { AnswerFigures } from '@rezenso/contract/review-insights';
import type { ReadReview } from './insights.repository.ts';

/** How many of some reviews are marked as answered, and how long that took. */
export function answersOf(reviews: readonly Pick<ReadReview, 'answerDays'>[]): AnswerFigures {
  const days = reviews.flatMap(({ answerDays }) => answerDays ?? []).sort((one, other) => one - other);
  const middle = (days.length - 1) / 2;
  const [low, high] = [days[Math.floor(middle)], days[Math.ceil(middle)]];
  const median = low === undefined || high === undefined ? null : rounded((low + high) / 2, 10);
  return { answered: days.length, medianDays: median };
}

/** A figure in whole parts: `parts` is 10 for one decimal. */
export function rounded(figure: number, parts: number): number {
  return Math.round(parts * figure) / parts;
}
