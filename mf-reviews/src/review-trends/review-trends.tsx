import { PlatformIcon, platformName } from '@rezenso/domain/platforms';
import { Link } from '@rezenso/platform/router';
import { TextLink } from '@rezenso/ui/actions';
import { Card, CardBody, CardHeader, CardTitle } from '@rezenso/ui/containers';
import { BarTable } from '@rezenso/ui/display';
import { formatNumber, formatRating } from '@rezenso/ui/format';
import { Grid, Inline, Section } from '@rezenso/ui/layout';
import { tokens } from '@rezenso/ui/tokens';
import { Text } from '@rezenso/ui/typography';
import type { ReactNode } from 'react';
import { insightsPath } from '../paths.ts';
import type { ReviewStats } from '../review-board/review-board.resource.ts';
import { trendTexts } from '../texts.de.ts';
import { MonthColumns } from './month-columns.tsx';

/** Section 'Auswertung': stars, months and platforms at a glance. */
export function ReviewTrends({ stats }: { stats: ReviewStats }) {
  return (
    <Section
      title={trendTexts.title}
      actions={
        <TextLink as={Link} to={insightsPath}>
          {trendTexts.insights}
        </TextLink>
      }
    >
      <Grid columns={3}>
        <Chart title={trendTexts.rating}>
          <RatingBars stats={stats} />
        </Chart>
        <Chart title={trendTexts.month}>
          <MonthColumns months={stats.perMonth} />
        </Chart>
        <Chart title={trendTexts.platform}>
          <PlatformBars stats={stats} />
        </Chart>
      </Grid>
    </Section>
  );
}

function Chart({ title, children }: { title: string; children: ReactNode }) {
  return (
    <Card>
      <CardHeader>
        <CardTitle size="xs">{title}</CardTitle>
      </CardHeader>
      <CardBody>{children}</CardBody>
    </Card>
  );
}

function RatingBars({ stats: { ratingDistribution } }: { stats: ReviewStats }) {
  const rated = ratingDistribution.reduce((sum, { count }) => sum + count, 0);
  return (
    <BarTable
      caption={trendTexts.rating}
      heads={[trendTexts.ratingColumn, trendTexts.shareColumn, trendTexts.countColumn]}
      fill={tokens.color.star}
      rows={ratingDistribution.map(({ rating, count }) => ({
        key: String(rating),
        label: trendTexts.stars(rating),
        share: shareOf(count, rated),
        value: formatNumber(count),
      }))}
    />
  );
}

function PlatformBars({ stats: { platformDistribution, totalReviews } }: { stats: ReviewStats }) {
  return (
    <BarTable
      caption={trendTexts.platform}
      heads={[trendTexts.platformColumn, trendTexts.shareColumn, trendTexts.countColumn]}
      rows={platformDistribution.map(({ platform, count, averageRating }) => ({
        key: platform,
        label: (
          <Inline gap={2} nowrap>
            <PlatformIcon platform={platform} size="sm" />
            {platformName(platform)}
          </Inline>
        ),
        share: shareOf(count, totalReviews),
        value: (
          <>
            {formatNumber(count)}{' '}
            <Text as="span" size="sm" tone="muted">
              {trendTexts.average(averageRating > 0 ? formatRating(averageRating) : trendTexts.noAverage)}
            </Text>
          </>
        ),
      }))}
    />
  );
}

function shareOf(count: number, total: number): number {
  return total > 0 ? count / total : 0;
}
