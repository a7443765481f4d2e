import type { Review } from '@rezenso/contract/reviews';
import { RatingStars } from '@rezenso/ui/display';
import { Text } from '@rezenso/ui/typography';
import { reviewTexts } from '../texts.de.ts';

/** The stars of a review; five that nobody named are not drawn. */
export function ReviewStars({ review: { rating, isRatingGiven } }: { review: Review }) {
  if (isRatingGiven) return <RatingStars value={rating} size="sm" />;
  return (
    <Text as="span" size="sm" tone="muted">
      {reviewTexts.noStars}
    </Text>
  );
}
