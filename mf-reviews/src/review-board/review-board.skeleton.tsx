import { Card, CardBody, CardHeader } from '@rezenso/ui/containers';
import { Loading, Skeleton, SkeletonCard } from '@rezenso/ui/feedback';
import { Grid, Section, Stack } from '@rezenso/ui/layout';
import { above } from '@rezenso/ui/tokens';
import { styled } from 'styled-components';
import { trendTexts } from '../texts.de.ts';

const figures = ['total', 'average', 'platforms', 'suspicious'];
const charts = ['rating', 'month', 'platform'];
const bars = ['5', '4', '3', '2', '1'];
const rows = ['first', 'second', 'third'];

/** As high as a stat card. */
const Stat = styled(Card)`
  min-height: 8.875rem;
  ${above.tablet} { min-height: 9.1875rem; }
`;

/** As high as a chart. */
const Bars = styled.div`
  display: grid;
  align-items: center;
  height: 11.25rem;
`;

/** Stat cards and charts while the figures are on their way. */
export function ReviewFiguresSkeleton() {
  return (
    <Loading>
      <Stack gap={10}>
        <Grid columns={4} twoOnPhone>
          {figures.map((name) => (
            <StatSkeleton key={name} />
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

function StatSkeleton() {
  return (
    <Stat aria-hidden="true">
      <CardBody>
        <Stack gap={5}>
          <Skeleton width="60%" />
          <Skeleton width="35%" height="1.75rem" />
          <Skeleton width="75%" height="0.75rem" />
        </Stack>
      </CardBody>
    </Stat>
  );
}

function ChartSkeleton() {
  return (
    <Card aria-hidden="true">
      <CardHeader>
        <Skeleton width="9rem" height="1.5rem" />
      </CardHeader>
      <CardBody>
        <Bars>
          {bars.map((name) => (
            <Skeleton key={name} height="0.5rem" />
          ))}
        </Bars>
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
