import type { AdminStats, AdminTrends } from '@rezenso/contract/admin';
import { csvOf } from '@rezenso/contract/csv';
import { entriesOf } from '@rezenso/contract/own-keys';
import { platformName } from '@rezenso/domain/platforms';
import { formatDate } from '@rezenso/ui/format';
import { flows } from './flow-chart.tsx';
import { statisticsTexts } from './texts.de.ts';

type Cell = string | number;
const { csv } = statisticsTexts;

/** Statistics as a table of area, date, name and value; one figure a line. */
export function statisticsCsv(stats: AdminStats, trends: AdminTrends): string {
  const asOf = formatDate(trends.asOf);
  const { total, suspicious } = trends.suspicious;
  const rows: Cell[][] = [
    [csv.area, csv.date, csv.name, csv.value],
    ...entriesOf(statisticsTexts.figures).map(([name, label]): Cell[] => [csv.overview, asOf, label, stats[name]]),
    ...trends.series.flatMap((point) =>
      flows.map((flow): Cell[] => [csv.trend, formatDate(point.start), statisticsTexts.flows[flow], point[flow]]),
    ),
    ...trends.funnel.map(({ step, count }): Cell[] => [csv.funnel, asOf, statisticsTexts.steps[step], count]),
    ...trends.platforms.flatMap(({ platform, exchanges, reviews }): Cell[][] => [
      [csv.platformExchanges, asOf, platformName(platform), exchanges],
      [csv.platformReviews, asOf, platformName(platform), reviews],
    ]),
    [csv.suspicious, asOf, statisticsTexts.suspicious, suspicious],
    [csv.suspicious, asOf, statisticsTexts.flows.reviews, total],
  ];
  return csvOf(rows, csv.separator);
}
