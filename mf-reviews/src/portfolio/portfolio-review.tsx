import type { Review } from '@rezenso/contract/reviews';
import { PlatformBadge } from '@rezenso/domain/platforms';
import { formatDate } from '@rezenso/ui/format';
import { Inline, Stack } from '@rezenso/ui/layout';
import { space, tokens } from '@rezenso/ui/tokens';
import { Heading, Text } from '@rezenso/ui/typography';
import { styled } from 'styled-components';
import { ReviewBadges } from '../review-board/review-badges.tsx';
import { ReviewStars } from '../review-board/review-stars.tsx';
import { reviewerName } from '../review-board/reviewer-name.ts';

const Item = styled.li`
  & + & { padding-top: ${space(5)}; border-top: 1px solid ${tokens.color.border}; }
`;

const Words = styled(Text)`
  display: -webkit-box;
  overflow: hidden;
  overflow-wrap: anywhere;
  -webkit-box-orient: vertical;
  -webkit-line-clamp: 2;
`;

/** One review in short: two lines of its text. */
export function PortfolioReview({ review }: { review: Review }) {
  return (
    <Item>
      <Stack gap={2}>
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
        <Words size="sm">{review.content}</Words>
      </Stack>
    </Item>
  );
}
