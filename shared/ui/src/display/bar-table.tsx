import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { formatPercent } from '../format.ts';
import { VisuallyHidden } from '../layout/visually-hidden.tsx';
import { space, tokens } from '../tokens.ts';

const Table = styled.table`
  width: 100%;
  border-collapse: collapse;
  font-size: 0.875rem;
  line-height: 1.25rem;
  & th, & td { padding: ${space(2)} 0; text-align: left; font-weight: 500; }
  & thead th { padding: 0; }
  & td:nth-child(2) { width: 99%; padding: 0 ${space(3)}; }
  & th[scope='row'], & td:nth-child(3) { white-space: nowrap; }
  & td:nth-child(3) { text-align: right; font-variant-numeric: tabular-nums; }
`;

const Bar = styled.svg`
  display: block;
  width: 100%;
  height: 0.5rem;
  forced-color-adjust: none;
`;

export interface BarRow {
  key: string;
  label: ReactNode;
  /** Length of the bar, 0-1 of the track. */
  share: number;
  /** The figure at the end of the bar. */
  value: ReactNode;
}

export interface BarTableProps {
  caption: string;
  /** Heads of the columns, for screen readers. */
  heads: readonly [label: string, share: string, value: string];
  rows: readonly BarRow[];
  /** Colour of the bars; default the accent. */
  fill?: string;
}

/** Figures as horizontal bars. It is a table, so it reads as one without being seen. */
export function BarTable({ caption, heads, rows, fill = tokens.color.accent }: BarTableProps) {
  return (
    <Table>
      <VisuallyHidden as="caption">{caption}</VisuallyHidden>
      <thead>
        <tr>
          {heads.map((head) => (
            <th key={head} scope="col">
              <VisuallyHidden>{head}</VisuallyHidden>
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ key, label, share, value }) => (
          <tr key={key}>
            <th scope="row">{label}</th>
            <td>
              <VisuallyHidden>{formatPercent(100 * share)}</VisuallyHidden>
              <Bar aria-hidden="true">
                <rect width="100%" height="100%" rx="4" fill={tokens.color.neutralSoft} />
                {share > 0 && <rect width={`${Math.max(2, 100 * share)}%`} height="100%" rx="4" fill={fill} />}
              </Bar>
            </td>
            <td>{value}</td>
          </tr>
        ))}
      </tbody>
    </Table>
  );
}
