import type { Review } from '@rezenso/contract/reviews';

/** Days to choose from. */
export const periods = [30, 90, 365] as const;
export type Period = (typeof periods)[number];

const dayMs = 24 * 60 * 60 * 1000;
const worthShowing = 2;

/** The reviews dated within the last `days` days, in the order given. */
export function reviewsWithin(reviews: readonly Review[], days: Period, now: number): readonly Review[] {
  return reviews.filter(({ reviewDate }) => Date.parse(reviewDate) > now - days * dayMs);
}

/** What the card starts with: the shortest period that holds two reviews, or else the longest. */
export function startingPeriod(reviews: readonly Review[], now: number): Period {
  return periods.find((days) => reviewsWithin(reviews, days, now).length >= worthShowing) ?? 365;
}

/** Mean of the stars; 0 without reviews. */
export function averageRating(reviews: readonly Review[]): number {
  if (reviews.length === 0) return 0;
  return reviews.reduce((sum, { rating }) => sum + rating, 0) / reviews.length;
}
