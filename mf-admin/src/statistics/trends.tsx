import type { AdminTrends } from '@rezenso/contract/admin';
import { platformName } from '@rezenso/domain/platforms';
import { Collapsible } from '@rezenso/ui/accordion';
import { Card, CardBody, CardHeader, CardTitle } from '@rezenso/ui/containers';
import { BarTable } from '@rezenso/ui/display';
import { formatNumber, formatPercent } from '@rezenso/ui/format';
import { Grid, Stack } from '@rezenso/ui/layout';
import { tokens } from '@rezenso/ui/tokens';
import { Text } from '@rezenso/ui/typography';
import type { ReactNode } from 'react';
import { formatMoment } from '../admin/format-moment.ts';
import { FlowChart, flows } from './flow-chart.tsx';
import { SeriesTable } from './series-table.tsx';
import { statisticsTexts } from './texts.de.ts';

/** Charts of the period: flows over time, funnel, platforms, suspicious share. */
export function Trends({ trends }: { trends: AdminTrends }) {
  return (
    <Stack gap={4}>
      <Grid columns={2}>
        {flows.map((flow) => (
          <FlowChart key={flow} flow={flow} trends={trends} />
        ))}
      </Grid>
      <Collapsible title={statisticsTexts.table}>
        <SeriesTable trends={trends} />
      </Collapsible>
      <Grid columns={2}>
        <Chart title={statisticsTexts.funnel}>
          <Funnel funnel={trends.funnel} />
        </Chart>
        <Stack gap={4}>
          <Chart title={statisticsTexts.platforms}>
            <Platforms platforms={trends.platforms} />
          </Chart>
          <Chart title={statisticsTexts.suspicious}>
            <Suspicious suspicious={trends.suspicious} />
          </Chart>
        </Stack>
      </Grid>
      <Text size="xs" tone="muted">
        {statisticsTexts.asOf(formatMoment(trends.asOf))}
      </Text>
    </Stack>
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

function Funnel({ funnel }: { funnel: AdminTrends['funnel'] }) {
  const all = funnel[0]?.count ?? 0;
  return (
    <Stack gap={3}>
      <Text size="sm" tone="muted">
        {statisticsTexts.funnelHint}
      </Text>
      <BarTable
        caption={statisticsTexts.funnel}
        heads={[statisticsTexts.step, statisticsTexts.share, statisticsTexts.count]}
        rows={funnel.map(({ step, count }) => ({
          key: step,
          label: statisticsTexts.steps[step],
          share: shareOf(count, all),
          value: statisticsTexts.countOf(formatNumber(count), formatPercent(100 * shareOf(count, all))),
        }))}
      />
    </Stack>
  );
}

function Platforms({ platforms }: { platforms: AdminTrends['platforms'] }) {
  if (platforms.length === 0) return <Text tone="muted">{statisticsTexts.platformsEmpty}</Text>;
  const all = platforms.reduce((sum, { exchanges, reviews }) => sum + exchanges + reviews, 0);
  return (
    <BarTable
      caption={statisticsTexts.platforms}
      heads={[statisticsTexts.platform, statisticsTexts.share, statisticsTexts.platformCount]}
      rows={platforms.map(({ platform, exchanges, reviews }) => ({
        key: platform,
        label: platformName(platform),
        share: shareOf(exchanges + reviews, all),
        value: formatNumber(exchanges + reviews),
      }))}
    />
  );
}

function Suspicious({ suspicious: { total, suspicious, share } }: { suspicious: AdminTrends['suspicious'] }) {
  if (total === 0) return <Text tone="muted">{statisticsTexts.suspiciousEmpty}</Text>;
  return (
    <Stack gap={3}>
      <Text size="sm" tone="muted">
        {statisticsTexts.suspiciousHint}
      </Text>
      <BarTable
        caption={statisticsTexts.suspicious}
        heads={[statisticsTexts.suspicious, statisticsTexts.share, statisticsTexts.count]}
        fill={tokens.color.warning}
        rows={[
          {
            key: 'suspicious',
            label: statisticsTexts.percent(formatNumber(share, 1)),
            share: share / 100,
            value: statisticsTexts.suspiciousOf(formatNumber(suspicious), formatNumber(total)),
          },
        ]}
      />
    </Stack>
  );
}

function shareOf(count: number, all: number): number {
  return all > 0 ? Math.min(1, count / all) : 0;
}
