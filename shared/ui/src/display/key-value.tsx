import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { space, tokens } from '../tokens/names.ts';

const List = styled.dl`
  display: grid;
  gap: ${space(3)};
`;

const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  justify-content: space-between;
  gap: ${space(1)} ${space(6)};
  & + & {
    padding-top: ${space(3)};
    border-top: 1px solid ${tokens.color.border};
  }
`;

const Term = styled.dt`
  color: ${tokens.color.textMuted};
`;

const Value = styled.dd`
  font-weight: 550;
`;

export interface KeyValueProps {
  items: readonly { label: string; value: ReactNode }[];
}

/** Names and values, one pair a line. Labels are distinct. */
export function KeyValue({ items }: KeyValueProps) {
  return (
    <List>
      {items.map(({ label, value }) => (
        <Row key={label}>
          <Term>{label}</Term>
          <Value>{value}</Value>
        </Row>
      ))}
    </List>
  );
}
