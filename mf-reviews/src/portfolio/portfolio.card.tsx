import type { ReviewPeriod } from '@rezenso/contract/reviews';
import { Link } from '@rezenso/platform/router';
import { LinkButton } from '@rezenso/ui/actions';
import { Card, CardBody, CardHeader, CardTitle } from '@rezenso/ui/containers';
import { RatingStars } from '@rezenso/ui/display';
import { AsyncContent, EmptyState, Loading, Skeleton } from '@rezenso/ui/feedback';
import { formatDate } from '@rezenso/ui/format';
import { MessageSquareQuoteIcon } from '@rezenso/ui/icons';
import { Inline, Stack } from '@rezenso/ui/layout';
import { Text } from '@rezenso/ui/typography';
import { useState } from 'react';
import { importPath, reviewsPath } from '../paths.ts';
import { Averages } from '../review-board/averages.tsx';
import { portfolioTexts } from '../texts.de.ts';
import { figuresOf, startingPeriod } from './period.ts';
import { PeriodChoice } from './period-choice.tsx';
import { type PortfolioParts, usePortfolio } from './portfolio.resource.ts';
import { PortfolioReview } from './portfolio-review.tsx';

/** Dashboard card: the latest two reviews and the average of a period. */
export default function PortfolioCard() {
  const reading = usePortfolio();
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
        <AsyncContent
          reading={reading}
          failed={{ title: portfolioTexts.failedTitle, description: portfolioTexts.failedDescription }}
          loading={
            <Loading>
              <Stack gap={5}>
                <Skeleton shape="block" height="2.5rem" />
                <Skeleton shape="block" height="6.25rem" />
                <Skeleton shape="block" height="7.5rem" />
              </Stack>
            </Loading>
          }
        >
          {(data) => <Portfolio {...data} />}
        </AsyncContent>
      </CardBody>
    </Card>
  );
}

function Portfolio({ latest, stats }: PortfolioParts) {
  const [chosen, setChosen] = useState<ReviewPeriod>();
  const periods = stats.perPeriod;
  const [newest] = latest;
  if (!newest) return <NoReviews />;
  const period = chosen ?? startingPeriod(periods);
  const { count, averageRating } = figuresOf(periods, period);
  // The newest of all are the newest of every period that holds as many.
  const shown = latest.slice(0, count);
  return (
    <Stack gap={5}>
      <Inline justify="between" gap={3}>
        {count > 0 && averageRating === 0 ? (
          <Text tone="muted">{portfolioTexts.noStars}</Text>
        ) : (
          <RatingStars value={averageRating} showValue={count > 0} count={count} />
        )}
        <PeriodChoice value={period} onChange={setChosen} />
      </Inline>
      {stats.selfImported && stats.selfImported.count > 0 && (
        <Text as="div" size="sm" tone="muted">
          <Averages stats={stats} />
        </Text>
      )}
      {shown.length > 0 ? (
        <Stack as="ul" gap={5}>
          {shown.map((review) => (
            <PortfolioReview key={review.id} review={review} />
          ))}
        </Stack>
      ) : (
        <Text tone="muted">
          {portfolioTexts.quiet(period)} {portfolioTexts.latest(formatDate(newest.reviewDate))}
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
