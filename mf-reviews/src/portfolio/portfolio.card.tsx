import type { Review } from '@rezenso/contract/reviews';
import { Link } from '@rezenso/platform/router';
import { LinkButton } from '@rezenso/ui/actions';
import { Card, CardBody, CardHeader, CardTitle } from '@rezenso/ui/containers';
import { RatingStars } from '@rezenso/ui/display';
import { EmptyState, ErrorState, Loading, Skeleton } from '@rezenso/ui/feedback';
import { formatDate } from '@rezenso/ui/format';
import { MessageSquareQuoteIcon } from '@rezenso/ui/icons';
import { Inline, Stack } from '@rezenso/ui/layout';
import { Text } from '@rezenso/ui/typography';
import { useState } from 'react';
import { importPath, reviewsPath } from '../paths.ts';
import { portfolioTexts } from '../texts.de.ts';
import { averageRating, type Period, reviewsWithin, startingPeriod } from './period.ts';
import { PeriodChoice } from './period-choice.tsx';
import { usePortfolio } from './portfolio.resource.ts';
import { PortfolioReview } from './portfolio-review.tsx';

const shownReviews = 2;

/** Dashboard card: the latest two reviews and the average of a period. */
export default function PortfolioCard() {
  const { data, error, isReloading, reload } = usePortfolio();
  return (
    <Card as="section" aria-label={portfolioTexts.title}>
      <CardHeader
        actions={
          <LinkButton as={Link} to={reviewsPath} variant="ghost" size="sm">
            {portfolioTexts.all}
          </LinkButton>
        }
      >
        <CardTitle level={2}>{portfolioTexts.title}</CardTitle>
      </CardHeader>
      <CardBody>
        {data ? (
          <Portfolio reviews={data} />
        ) : error ? (
          <ErrorState
            title={portfolioTexts.failedTitle}
            description={portfolioTexts.failedDescription}
            onRetry={reload}
            retrying={isReloading}
          />
        ) : (
          <Loading>
            <Stack gap={5}>
              <Skeleton shape="block" height="2.5rem" />
              <Skeleton shape="block" height="6.25rem" />
              <Skeleton shape="block" height="7.5rem" />
            </Stack>
          </Loading>
        )}
      </CardBody>
    </Card>
  );
}

function Portfolio({ reviews }: { reviews: readonly Review[] }) {
  const [now] = useState(Date.now);
  const [chosen, setChosen] = useState<Period>();
  const [latest] = reviews;
  if (!latest) return <NoReviews />;
  const period = chosen ?? startingPeriod(reviews, now);
  const within = reviewsWithin(reviews, period, now);
  return (
    <Stack gap={5}>
      <Inline justify="between" gap={3}>
        <RatingStars value={averageRating(within)} showValue={within.length > 0} count={within.length} />
        <PeriodChoice value={period} onChange={setChosen} />
      </Inline>
      {within.length > 0 ? (
        <Stack as="ul" gap={5}>
          {within.slice(0, shownReviews).map((review) => (
            <PortfolioReview key={review.id} review={review} />
          ))}
        </Stack>
      ) : (
        <Text tone="muted">
          {portfolioTexts.quiet(period)} {portfolioTexts.latest(formatDate(latest.reviewDate))}
        </Text>
      )}
    </Stack>
  );
}

function NoReviews() {
  return (
    <EmptyState
      icon={MessageSquareQuoteIcon}
      title={portfolioTexts.emptyTitle}
      description={portfolioTexts.emptyDescription}
      action={
        <LinkButton as={Link} to={importPath} variant="secondary" size="sm">
          {portfolioTexts.emptyAction}
        </LinkButton>
      }
    />
  );
}
