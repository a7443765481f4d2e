import type { Review } from '@rezenso/contract/reviews';

const flaggedAbove = 50;

/** Whether a review is flagged 'Verdächtig'. */
export function isSuspicious({ fraudScore }: Pick<Review, 'fraudScore'>): boolean {
  return fraudScore > flaggedAbove;
}
