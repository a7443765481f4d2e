import type { Review } from '@rezenso/contract/reviews';
import { Panel } from '@rezenso/ui/containers';
import { Inline, Stack } from '@rezenso/ui/layout';
import { Text } from '@rezenso/ui/typography';
import { styled } from 'styled-components';
import { ReviewStars } from '../review-board/review-stars.tsx';
import { reviewerName } from '../review-board/reviewer-name.ts';
import { reviewTexts } from '../texts.de.ts';
import { answerTexts as texts } from './texts.de.ts';

const Words = styled(Text)`
  max-height: 9rem;
  overflow-y: auto;
  overflow-wrap: anywhere;
`;

/** The review beside its answer; a long one scrolls by itself. */
export function AnsweredReview({ review }: { review: Review }) {
  return (
    <Panel as="section" aria-label={reviewTexts.by(reviewerName(review))}>
      <Stack gap={2}>
        <Inline gap={3}>
          <Text as="span" size="sm" weight="semibold">
            {reviewerName(review)}
          </Text>
          <ReviewStars review={review} />
        </Inline>
        <Words size="sm" preserveLines tabIndex={0}>
          {review.content || texts.starsOnly}
        </Words>
      </Stack>
    </Panel>
  );
}
