import { VisuallyHidden } from '@rezenso/ui/layout';
import { space, tokens } from '@rezenso/ui/tokens';
import { styled } from 'styled-components';

/** Narrow screens scroll the table, not the page. */
const Frame = styled.div`
  overflow-x: auto;
`;

const Table = styled.table`
  width: 100%;
  border-collapse: collapse;
  font-size: 0.875rem;
  line-height: 1.25rem;
  font-variant-numeric: tabular-nums;
  & th, & td { padding: ${space(2)} ${space(2)} ${space(2)} 0; text-align: right; font-weight: 500; white-space: nowrap; }
  & th:first-child { text-align: left; }
  & thead th { color: ${tokens.color.textMuted}; font-size: 0.75rem; }
  & tbody tr { border-top: 1px solid ${tokens.color.border}; }
`;

interface FigureTableProps {
  caption: string;
  heads: readonly string[];
  /** The first cell of a row is its head. */
  rows: readonly (readonly string[])[];
}

/** Figures with a head for each row and each column. */
export function FigureTable({ caption, heads, rows }: FigureTableProps) {
  return (
    <Frame tabIndex={0} role="group" aria-label={caption}>
      <Table>
        <VisuallyHidden as="caption">{caption}</VisuallyHidden>
        <thead>
          <tr>
            {heads.map((head) => (
              <th key={head} scope="col">
                {head}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(([label, ...cells]) => (
            <tr key={label}>
              <th scope="row">{label}</th>
              {cells.map((cell, index) => (
                <td key={heads[index + 1]}>{cell}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </Table>
    </Frame>
  );
}
