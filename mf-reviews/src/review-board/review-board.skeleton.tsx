import { Card, CardBody, CardHeader } from '@rezenso/ui/containers';
import { Loading, Skeleton, SkeletonCard } from '@rezenso/ui/feedback';
import { Grid, Section, Stack } from '@rezenso/ui/layout';
import { trendTexts } from '../texts.de.ts';

const figures = ['total', 'average', 'platforms', 'suspicious'];
const charts = ['rating', 'month', 'platform'];
const rows = ['first', 'second', 'third'];

/** Stat cards and charts while the figures are on their way. */
export function ReviewFiguresSkeleton() {
  return (
    <Loading>
      <Stack gap={10}>
        <Grid columns={4} twoOnPhone>
          {figures.map((name) => (
            <Skeleton key={name} shape="block" height="8.5rem" />
          ))}
        </Grid>
        <Section title={trendTexts.title}>
          <Grid columns={3}>
            {charts.map((name) => (
              <ChartSkeleton key={name} />
            ))}
          </Grid>
        </Section>
      </Stack>
    </Loading>
  );
}

function ChartSkeleton() {
  return (
    <Card aria-hidden="true">
      <CardHeader>
        <Skeleton width="9rem" height="1.5rem" />
      </CardHeader>
      <CardBody>
        <Skeleton shape="block" height="11.25rem" />
      </CardBody>
    </Card>
  );
}

/** The list while the reviews are on their way. */
export function ReviewListSkeleton() {
  return (
    <Loading>
      <Stack gap={4}>
        <Skeleton shape="block" height="2.75rem" />
        {rows.map((name) => (
          <SkeletonCard key={name} lines={3} />
        ))}
      </Stack>
    </Loading>
  );
}
