import { space, tokens } from '@rezenso/ui/tokens';
import { styled } from 'styled-components';
import { shortMonth } from './month-names.ts';

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

const Frame = styled.div<{ $isNow: boolean }>`
  display: grid;
  grid-template-rows: 1fr 1rem;
  gap: ${space(1)};
  height: 11.25rem;
  /* The label over the highest column. */
  padding-top: ${space(5)};
  ${({ $isNow }) => $isNow && `color: ${tokens.color.text}; font-weight: 650;`}
  & > svg { width: 100%; height: 100%; overflow: visible; forced-color-adjust: none; }
`;

/** What one month says. */
export interface Column {
  /** `2026-03`. */
  month: string;
  /** From the bottom up; a part of 0 is not drawn. */
  parts: readonly { value: number; color: string }[];
  /** Over the column, if it has any height. */
  label?: string;
}

/** One column per month, the highest as high as the chart; the current month is the last. A table beside it says the same. */
export function MonthlyColumns({ columns }: { columns: readonly Column[] }) {
  const most = Math.max(1, ...columns.map(heightOf));
  return (
    <Columns aria-hidden="true">
      {columns.map((column, index) => (
        <Frame key={column.month} $isNow={index === columns.length - 1}>
          <svg aria-hidden="true">
            <rect y="100%" width="100%" height="1" fill={tokens.color.border} />
            <Rising column={column} most={most} />
          </svg>
          <span>{shortMonth(column.month)}</span>
        </Frame>
      ))}
    </Columns>
  );
}

/** Its parts on top of each other; however small a share is, it shows. */
function Rising({ column: { parts, label }, most }: { column: Column; most: number }) {
  let top = 100;
  const drawn = parts
    .filter(({ value }) => value > 0)
    .map(({ value, color }) => {
      const height = Math.max(3, (100 * value) / most);
      top -= height;
      return <rect key={color} x="12%" width="76%" y={`${top}%`} height={`${height}%`} rx="3" fill={color} />;
    });
  if (drawn.length === 0) return null;
  return (
    <>
      {label && (
        <text x="50%" y={`${top}%`} dy="-5" textAnchor="middle" fill="currentColor">
          {label}
        </text>
      )}
      {drawn}
    </>
  );
}

function heightOf({ parts }: Column): number {
  return parts.reduce((sum, { value }) => sum + value, 0);
}
