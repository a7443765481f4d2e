import type { SupportRequest, SupportStatus } from '@rezenso/contract/support';
import { Link } from '@rezenso/platform/router';
import { TextLink } from '@rezenso/ui/actions';
import { Card, CardBody } from '@rezenso/ui/containers';
import { Badge } from '@rezenso/ui/display';
import { AsyncContent, Loading, SkeletonCard } from '@rezenso/ui/feedback';
import { formatRelativeTime } from '@rezenso/ui/format';
import { Inline, Section, Stack } from '@rezenso/ui/layout';
import { Text } from '@rezenso/ui/typography';
import { styled } from 'styled-components';
import { supportRequestPath } from '../paths.ts';
import { useRequests } from './support.resource.ts';
import { statusTexts, supportTexts as texts, topicTexts } from './texts.de.ts';

const tones = { open: 'warning', answered: 'success', closed: 'neutral' } as const;

const What = styled.div`
  flex: 1 1 12rem;
  min-width: 0;
  overflow-wrap: anywhere;
`;

/** The member's own requests, each with its state. */
export function RequestList() {
  return (
    <Section title={texts.listTitle}>
      <AsyncContent
        reading={useRequests()}
        failed={{ title: texts.listFailed, level: 3 }}
        loading={
          <Loading>
            <SkeletonCard lines={3} />
          </Loading>
        }
        isEmpty={(requests) => requests.length === 0}
        empty={<Text tone="muted">{texts.empty}</Text>}
      >
        {(requests) => (
          <Card>
            <CardBody>
              <Stack as="ul" gap={5} aria-label={texts.listTitle}>
                {requests.map((request) => (
                  <Entry key={request.id} request={request} />
                ))}
              </Stack>
            </CardBody>
          </Card>
        )}
      </AsyncContent>
    </Section>
  );
}

function Entry({ request: { id, subject, topic, status, messages, updatedAt } }: { request: SupportRequest }) {
  return (
    <Inline as="li" gap={4} justify="between">
      <What>
        <TextLink as={Link} to={supportRequestPath(id)}>
          {subject}
        </TextLink>
        <Text tone="muted" size="sm">
          {topicTexts[topic]} · {texts.messages(messages)} · {texts.updated(formatRelativeTime(updatedAt))}
        </Text>
      </What>
      <StatusBadge status={status} />
    </Inline>
  );
}

/** Whose turn it is. */
export function StatusBadge({ status }: { status: SupportStatus }) {
  return <Badge tone={tones[status]}>{statusTexts[status]}</Badge>;
}
