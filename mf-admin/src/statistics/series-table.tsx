import type { AdminTrends } from '@rezenso/contract/admin';
import { formatDate, formatNumber } from '@rezenso/ui/format';
import { space, tokens } from '@rezenso/ui/tokens';
import { styled } from 'styled-components';
import { flows } from './flow-chart.tsx';
import { statisticsTexts } from './texts.de.ts';

const Scroll = styled.div`
  max-height: 24rem;
  overflow: auto;
`;

const Table = styled.table`
  width: 100%;
  border-collapse: collapse;
  font-size: 0.875rem;
  font-variant-numeric: tabular-nums;
  & th, & td { padding: ${space(2)}; border-bottom: 1px solid ${tokens.color.border}; text-align: right; font-weight: 400; }
  & thead th { color: ${tokens.color.textMuted}; font-weight: 550; }
  & th:first-child { text-align: left; }
`;

/** The values behind the charts. */
export function SeriesTable({ trends }: { trends: AdminTrends }) {
  return (
    <Scroll tabIndex={0} role="region" aria-label={statisticsTexts.table}>
      <Table>
        <thead>
          <tr>
            <th scope="col">{statisticsTexts.tableStart}</th>
            {flows.map((flow) => (
              <th key={flow} scope="col">
                {statisticsTexts.flows[flow]}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {trends.series.map((point) => (
            <tr key={point.start}>
              <th scope="row">{formatDate(point.start)}</th>
              {flows.map((flow) => (
                <td key={flow}>{formatNumber(point[flow])}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </Table>
    </Scroll>
  );
}
