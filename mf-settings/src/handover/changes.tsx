import { Text } from '@rezenso/ui/typography';
import { styled } from 'styled-components';

const List = styled.ul`
  list-style: disc;
  padding-left: 1.25rem;
`;

/** What changes when the account is handed over, point by point. */
export function Changes({ of, label }: { of: readonly string[]; label?: string }) {
  return (
    <List aria-label={label}>
      {of.map((change) => (
        <Text as="li" key={change} size="sm">
          {change}
        </Text>
      ))}
    </List>
  );
}
