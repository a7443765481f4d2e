import type { Review } from '@rezenso/contract/reviews';
import { PlatformBadge } from '@rezenso/domain/platforms';
import { Button } from '@rezenso/ui/actions';
import { Card, CardBody } from '@rezenso/ui/containers';
import { formatDate } from '@rezenso/ui/format';
import { Inline, Stack } from '@rezenso/ui/layout';
import { Heading, Text } from '@rezenso/ui/typography';
import { memo, useId, useState } from 'react';
import { styled } from 'styled-components';
import { AnswerReview } from '../answer-review/answer-review.tsx';
import { Suspicion } from '../explain-suspicion/suspicion.tsx';
import { reviewTexts } from '../texts.de.ts';
import { ReviewBadges } from './review-badges.tsx';
import { ReviewStars } from './review-stars.tsx';
import { reviewerName } from './reviewer-name.ts';
import { isSuspicious } from './suspicion.ts';

const longFromCharacters = 500;
const longFromLines = 6;

const Words = styled(Text)<{ $isShort: boolean }>`
  max-width: 46rem;
  overflow-wrap: anywhere;
  ${({ $isShort }) =>
    $isShort &&
    `display: -webkit-box;
    overflow: hidden;
    -webkit-box-orient: vertical;
    -webkit-line-clamp: 5;`}
`;

const Less = styled.div`
  margin-left: -0.75rem;
`;

/** One review: who, where, when, how many stars, what, why it is flagged, and the way to answer it. */
export const ReviewCard = memo(function ReviewCard({ review }: { review: Review }) {
  return (
    <Card as="article" aria-label={reviewTexts.by(reviewerName(review))} tabIndex={-1}>
      <CardBody>
        <Stack gap={3}>
          <Inline gap={2} justify="between">
            <Heading level={3} size="xs">
              {reviewerName(review)}
            </Heading>
            <ReviewBadges review={review} />
          </Inline>
          <Inline gap={3}>
            <ReviewStars review={review} />
            <PlatformBadge platform={review.source} />
            <Text as="time" size="sm" tone="muted" dateTime={review.reviewDate}>
              {formatDate(review.reviewDate)}
            </Text>
          </Inline>
          <Content text={review.content} />
          {isSuspicious(review) && <Suspicion review={review} />}
          <AnswerReview review={review} />
        </Stack>
      </CardBody>
    </Card>
  );
});

function Content({ text }: { text: string }) {
  const id = useId();
  const [isWhole, setWhole] = useState(false);
  const isLong = text.length > longFromCharacters || text.split('\n').length > longFromLines;
  return (
    <div>
      <Words id={id} preserveLines $isShort={isLong && !isWhole}>
        {text}
      </Words>
      {isLong && (
        <Less>
          <Button
            variant="ghost"
            size="sm"
            aria-expanded={isWhole}
            aria-controls={id}
            onClick={() => setWhole(!isWhole)}
          >
            {isWhole ? reviewTexts.readLess : reviewTexts.readAll}
          </Button>
        </Less>
      )}
    </div>
  );
}
