import type { AdminStats, AdminTrends } from '@rezenso/contract/admin';
import { entriesOf } from '@rezenso/contract/own-keys';
import { platformName } from '@rezenso/domain/platforms';
import { formatDate } from '@rezenso/ui/format';
import { flows } from './flow-chart.tsx';
import { statisticsTexts } from './texts.de.ts';

type Cell = string | number;
const { csv } = statisticsTexts;
/** Without it, Excel reads umlauts wrongly. */
const byteOrderMark = '\uFEFF';

/** Statistics as a table of area, date, name and value; one figure a line. */
export function statisticsCsv(stats: AdminStats, trends: AdminTrends): string {
  const asOf = formatDate(trends.asOf);
  const { total, suspicious } = trends.suspicious;
  return csvOf([
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
  ]);
}

/** Rows as CSV for spreadsheets in the page's language (RFC 4180, German ones with semicolons). Cells that a spreadsheet would run as a formula are neutralised. */
export function csvOf(rows: readonly (readonly Cell[])[]): string {
  return byteOrderMark + rows.map((row) => row.map(csvCell).join(csv.separator)).join('\r\n');
}

function csvCell(cell: Cell): string {
  const text = typeof cell === 'string' && /^[=+\-@\t\r]/.test(cell) ? `'${cell}` : String(cell);
  return text.includes(csv.separator) || /["\r\n]|^\s|\s$/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}
