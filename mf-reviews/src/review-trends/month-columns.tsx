import { formatNumber, formatRating } from '@rezenso/ui/format';
import { VisuallyHidden } from '@rezenso/ui/layout';
import { tokens } from '@rezenso/ui/tokens';
import type { ReviewStats } from '../review-board/review-board.resource.ts';
import { trendTexts } from '../texts.de.ts';
import { MonthlyColumns } from './columns.tsx';
import { longMonth } from './month-names.ts';

/** One column per month; the current one, still growing, is the last. */
export function MonthColumns({ months }: { months: ReviewStats['perMonth'] }) {
  return (
    <>
      <MonthlyColumns
        columns={months.map(({ month, count }) => ({
          month,
          parts: [{ value: count, color: tokens.color.accent }],
          label: formatNumber(count),
        }))}
      />
      <VisuallyHidden as="div">
        <MonthTable months={months} />
      </VisuallyHidden>
    </>
  );
}

function MonthTable({ months }: { months: ReviewStats['perMonth'] }) {
  return (
    <table>
      <caption>{trendTexts.month}</caption>
      <thead>
        <tr>
          <th scope="col">{trendTexts.monthColumn}</th>
          <th scope="col">{trendTexts.countColumn}</th>
          <th scope="col">{trendTexts.averageColumn}</th>
        </tr>
      </thead>
      <tbody>
        {months.map(({ month, count, averageRating }) => (
          <tr key={month}>
            <th scope="row">{longMonth(month)}</th>
            <td>{formatNumber(count)}</td>
            <td>{averageRating > 0 ? formatRating(averageRating) : trendTexts.noAverage}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
