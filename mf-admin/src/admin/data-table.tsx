import { above, space, tokens } from '@rezenso/ui/tokens';
import { styled } from 'styled-components';

/** A table on a laptop; on a phone every row becomes a card whose cells carry their column's name. */
export const DataTable = styled.table`
  display: block;
  width: 100%;
  border-collapse: collapse;
  font-size: 0.875rem;
  line-height: 1.375rem;
  & thead { position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%); }
  & tbody { display: grid; gap: ${space(3)}; }
  & tbody tr {
    position: relative;
    display: grid;
    gap: ${space(2)};
    padding: ${space(4)};
    border: 1px solid ${tokens.color.border};
    border-radius: ${tokens.radius.md};
    background: ${tokens.color.surface};
  }
  & th[scope='row'] { padding-right: ${space(12)}; font-weight: 400; text-align: left; overflow-wrap: anywhere; }
  & td { display: flex; justify-content: space-between; align-items: center; gap: ${space(4)}; }
  & td[data-label]::before { content: attr(data-label) / ''; color: ${tokens.color.textMuted}; }
  & td:last-child { position: absolute; top: ${space(3)}; right: ${space(2)}; }
  ${above.laptop} {
    display: table;
    & thead { position: static; display: table-header-group; clip-path: none; }
    & thead th { padding: ${space(3)} ${space(4)}; color: ${tokens.color.textMuted}; font-weight: 550; text-align: left; white-space: nowrap; }
    & tbody { display: table-row-group; }
    & tbody tr { display: table-row; border: 0; border-radius: 0; background: none; }
    & tbody tr > * { border-top: 1px solid ${tokens.color.border}; }
    & tbody tr:hover > * { background: ${tokens.color.sunken}; }
    & th[scope='row'], & td { display: table-cell; padding: ${space(3)} ${space(4)}; vertical-align: middle; }
    & td[data-label]::before { content: none; }
    & td:last-child { position: static; width: 1%; text-align: right; }
  }
`;

/** The frame around a table on a laptop. */
export const TableFrame = styled.div`
  ${above.laptop} {
    border: 1px solid ${tokens.color.border};
    border-radius: ${tokens.radius.md};
    background: ${tokens.color.surface};
  }
`;
