import type { AnswerOf } from '@rezenso/contract/endpoint';
import { type getReviewStats, type ReviewPeriod, reviewPeriods } from '@rezenso/contract/reviews';

export type PeriodFigures = AnswerOf<typeof getReviewStats>['perPeriod'][number];

const worthShowing = 2;

/** What the card starts with: the shortest period that holds two reviews, or else the longest. */
export function startingPeriod(periods: readonly PeriodFigures[]): ReviewPeriod {
  return reviewPeriods.find((days) => figuresOf(periods, days).count >= worthShowing) ?? 365;
}

/** Figures of one period. */
export function figuresOf(periods: readonly PeriodFigures[], days: ReviewPeriod): PeriodFigures {
  return periods.find((period) => period.days === days) ?? { days, count: 0, averageRating: 0 };
}
