import type { AdminTrends } from '@rezenso/contract/admin';
import { Card, CardBody, CardHeader, CardTitle } from '@rezenso/ui/containers';
import { formatDate, formatNumber } from '@rezenso/ui/format';
import { space, tokens } from '@rezenso/ui/tokens';
import { Figure } from '@rezenso/ui/typography';
import { styled } from 'styled-components';
import { bucketLabel, scaleOf } from './axes.ts';
import { statisticsTexts } from './texts.de.ts';

export const flows = ['signUps', 'matches', 'exchanges', 'reviews'] as const;
export type Flow = (typeof flows)[number];

/** Share of a bucket's width that its bar takes. */
const barWidth = 0.76;

const Total = styled(Figure)`
  font-size: 1.5rem;
  font-weight: 650;
  line-height: 1.75rem;
  letter-spacing: -0.02em;
`;

/** Figures at the left, bars at the right, dates below the bars. */
const Plot = styled.div`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  gap: ${space(1.5)} ${space(2)};
  color: ${tokens.color.textMuted};
  font-size: 0.8125rem;
  font-variant-numeric: tabular-nums;
  line-height: 1.25rem;
`;

/** Each figure stands at the height of its line. */
const Figures = styled.div`
  display: flex;
  flex-direction: column;
  justify-content: space-between;
  margin: -0.625rem 0;
  text-align: right;
`;

const Dates = styled.div`
  grid-column: 2;
  display: flex;
  justify-content: space-between;
`;

const Drawing = styled.svg`
  display: block;
  width: 100%;
  height: 7rem;
  overflow: visible;
  forced-color-adjust: none;
  & line { stroke: ${tokens.color.border}; vector-effect: non-scaling-stroke; }
  & rect { fill: ${tokens.color.accent}; }
  & g > :first-child { fill: transparent; }
  & g:hover > :first-child { fill: ${tokens.color.accentSoft}; }
`;

/** One flow over time as bars: an empty day is a gap, not a slope. Every value stands in the table below the charts. */
export function FlowChart({ flow, trends }: { flow: Flow; trends: AdminTrends }) {
  const { series, bucket, from, to, totals, previousTotals } = trends;
  const name = statisticsTexts.flows[flow];
  const total = formatNumber(totals[flow]);
  const most = Math.max(0, ...series.map((point) => point[flow]));
  const { top, marks } = scaleOf(most);
  const mostText = `${formatNumber(most)} ${statisticsTexts.buckets[bucket]}`;
  const middle = series.length > 2 ? series[Math.floor((series.length - 1) / 2)] : undefined;
  return (
    <Card>
      <CardHeader
        description={statisticsTexts.chartHint(bucket, previousTotals ? formatNumber(previousTotals[flow]) : undefined)}
        actions={<Total>{total}</Total>}
      >
        <CardTitle size="xs">{name}</CardTitle>
      </CardHeader>
      <CardBody>
        <Plot>
          <Figures aria-hidden="true">
            {marks.map((mark) => (
              <span key={mark}>{formatNumber(mark)}</span>
            ))}
          </Figures>
          <Drawing
            role="img"
            aria-label={statisticsTexts.chart(name, total, formatDate(from), formatDate(to), mostText)}
            viewBox={`0 0 ${Math.max(1, series.length)} ${top}`}
            preserveAspectRatio="none"
          >
            {marks.map((mark) => (
              <line key={mark} x1={0} x2={series.length} y1={top - mark} y2={top - mark} />
            ))}
            {series.map((point, index) => (
              <Bar
                key={point.start}
                at={index}
                value={point[flow]}
                top={top}
                title={statisticsTexts.bar(bucketLabel(point.start, bucket), formatNumber(point[flow]))}
              />
            ))}
          </Drawing>
          <Dates aria-hidden="true">
            <span>{bucketLabel(from, bucket)}</span>
            {middle && <span>{bucketLabel(middle.start, bucket)}</span>}
            <span>{bucketLabel(to, bucket)}</span>
          </Dates>
        </Plot>
      </CardBody>
    </Card>
  );
}

interface BarProps {
  at: number;
  value: number;
  top: number;
  title: string;
}

/** A bar, and the column around it that tells its value under the pointer. */
function Bar({ at, value, top, title }: BarProps) {
  return (
    <g>
      <rect x={at} y={0} width={1} height={top} />
      {value > 0 && <rect x={at + (1 - barWidth) / 2} y={top - value} width={barWidth} height={value} />}
      <title>{title}</title>
    </g>
  );
}
