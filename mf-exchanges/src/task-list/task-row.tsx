import type { Task } from '@rezenso/contract/tasks';
import { Link } from '@rezenso/platform/router';
import { LinkButton } from '@rezenso/ui/actions';
import { dueInfo } from '@rezenso/ui/format';
import { space } from '@rezenso/ui/tokens';
import { Text } from '@rezenso/ui/typography';
import { styled } from 'styled-components';
import { sinceInWords } from './since-in-words.ts';

const Row = styled.li`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${space(2)} ${space(4)};
`;

const What = styled.div`
  flex: 1 1 14rem;
  min-width: 0;
  overflow-wrap: anywhere;
`;

/** One thing that waits: what it is, until or since when, and the button that leads there. */
export function TaskRow({ task: { title, action, dueAt, since } }: { task: Task }) {
  const due = dueAt === null ? undefined : dueInfo(dueAt);
  return (
    <Row>
      <What>
        <Text weight="medium">{title}</Text>
        <Text size="sm" tone={due?.tone ?? 'muted'}>
          {due?.text ?? sinceInWords(since)}
        </Text>
      </What>
      <LinkButton as={Link} to={action.href} variant="secondary" size="sm" aria-label={`${action.label}: ${title}`}>
        {action.label}
      </LinkButton>
    </Row>
  );
}
