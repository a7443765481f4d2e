import { formatNumber, formatRating } from '@rezenso/ui/format';
import { VisuallyHidden } from '@rezenso/ui/layout';
import { space, tokens } from '@rezenso/ui/tokens';
import { styled } from 'styled-components';
import type { ReviewStats } from '../review-board/review-board.resource.ts';
import { trendTexts } from '../texts.de.ts';
import { longMonth, shortMonth } from './month-names.ts';

const Columns = styled.div`
  display: grid;
  grid-auto-columns: minmax(0, 1fr);
  grid-auto-flow: column;
  gap: ${space(1)};
  color: ${tokens.color.textMuted};
  font-size: 0.6875rem;
  line-height: 1rem;
  text-align: center;
`;

const Column = styled.div<{ $isNow: boolean }>`
  display: grid;
  grid-template-rows: 1fr 1rem;
  gap: ${space(1)};
  height: 11.25rem;
  /* The count over the highest column. */
  padding-top: ${space(5)};
  ${({ $isNow }) => $isNow && `color: ${tokens.color.text}; font-weight: 650;`}
  & > svg { width: 100%; height: 100%; overflow: visible; forced-color-adjust: none; }
`;

/** One column per month; the current one, still growing, is the last. */
export function MonthColumns({ months }: { months: ReviewStats['perMonth'] }) {
  const most = Math.max(1, ...months.map(({ count }) => count));
  return (
    <>
      <Columns aria-hidden="true">
        {months.map(({ month, count }, index) => (
          <Column key={month} $isNow={index === months.length - 1}>
            <svg aria-hidden="true">
              <rect y="100%" width="100%" height="1" fill={tokens.color.border} />
              {count > 0 && <Rising count={count} share={count / most} />}
            </svg>
            <span>{shortMonth(month)}</span>
          </Column>
        ))}
      </Columns>
      <VisuallyHidden as="div">
        <MonthTable months={months} />
      </VisuallyHidden>
    </>
  );
}

/** The count stands on its column, as high as that reaches. */
function Rising({ count, share }: { count: number; share: number }) {
  const height = Math.max(3, 100 * share);
  const top = `${100 - height}%`;
  return (
    <>
      <text x="50%" y={top} dy="-5" textAnchor="middle" fill="currentColor">
        {formatNumber(count)}
      </text>
      <rect x="12%" width="76%" y={top} height={`${height}%`} rx="3" fill={tokens.color.accent} />
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
