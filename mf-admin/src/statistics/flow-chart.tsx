import type { AdminTrends } from '@rezenso/contract/admin';
import { Card, CardBody, CardHeader, CardTitle } from '@rezenso/ui/containers';
import { formatDate, formatNumber } from '@rezenso/ui/format';
import { Inline, Stack } from '@rezenso/ui/layout';
import { tokens } from '@rezenso/ui/tokens';
import { Figure, Text } from '@rezenso/ui/typography';
import { styled } from 'styled-components';
import { statisticsTexts } from './texts.de.ts';

export const flows = ['signUps', 'matches', 'exchanges', 'reviews'] as const;
export type Flow = (typeof flows)[number];

const width = 100;
const height = 40;

const Drawing = styled.svg`
  display: block;
  width: 100%;
  height: 7rem;
  overflow: visible;
  forced-color-adjust: none;
`;

/** One flow over time, as a line above its area. Every value stands in the table below the charts. */
export function FlowChart({ flow, trends }: { flow: Flow; trends: AdminTrends }) {
  const { series, bucket, from, to, totals, previousTotals } = trends;
  const values = series.map((point) => point[flow]);
  const most = Math.max(0, ...values);
  const name = statisticsTexts.flows[flow];
  const mostText = `${formatNumber(most)} ${statisticsTexts.buckets[bucket]}`;
  const total = formatNumber(totals[flow]);
  const line = lineOf(values, Math.max(1, most));
  return (
    <Card>
      <CardHeader
        description={previousTotals ? statisticsTexts.before(formatNumber(previousTotals[flow])) : undefined}
        actions={<Figure>{total}</Figure>}
      >
        <CardTitle size="xs">{name}</CardTitle>
      </CardHeader>
      <CardBody>
        <Stack gap={2}>
          <Drawing
            role="img"
            aria-label={statisticsTexts.chart(name, total, formatDate(from), formatDate(to), mostText)}
            viewBox={`0 0 ${width} ${height}`}
            preserveAspectRatio="none"
          >
            <polygon points={`0,${height} ${line} ${width},${height}`} fill={tokens.color.accentSoft} />
            <polyline
              points={line}
              fill="none"
              stroke={tokens.color.accent}
              strokeWidth="2"
              strokeLinejoin="round"
              vectorEffect="non-scaling-stroke"
            />
          </Drawing>
          <Inline justify="between">
            <Text as="span" size="xs" tone="muted">
              {formatDate(from)}
            </Text>
            <Text as="span" size="xs" tone="muted">
              {statisticsTexts.most(mostText)}
            </Text>
            <Text as="span" size="xs" tone="muted">
              {formatDate(to)}
            </Text>
          </Inline>
        </Stack>
      </CardBody>
    </Card>
  );
}

/** Points of the line; a single value becomes a level line. */
function lineOf(values: readonly number[], most: number): string {
  const all = values.length === 1 ? [values[0] ?? 0, values[0] ?? 0] : values;
  return all.map((value, index) => `${at(index, all.length)},${round(height - (value / most) * height)}`).join(' ');
}

function at(index: number, count: number): number {
  return round((index / Math.max(1, count - 1)) * width);
}

function round(value: number): number {
  return Math.round(value * 100) / 100;
}
