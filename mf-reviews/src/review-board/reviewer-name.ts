import type { Review } from '@rezenso/contract/reviews';
import { reviewTexts } from '../texts.de.ts';

/** Who wrote a review, as people read it: the name that stands for nobody's is a word of ours. */
export function reviewerName({ reviewerName: stored }: Pick<Review, 'reviewerName'>): string {
  return reviewTexts.reviewer(stored);
}
