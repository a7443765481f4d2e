import type { AdminSupportRequest } from '@rezenso/contract/admin';
import type { SupportStatus } from '@rezenso/contract/support';
import { Button } from '@rezenso/ui/actions';
import { Card, CardBody } from '@rezenso/ui/containers';
import { Badge } from '@rezenso/ui/display';
import { Inline, Stack } from '@rezenso/ui/layout';
import { Heading, Text } from '@rezenso/ui/typography';
import { styled } from 'styled-components';
import { formatMoment } from '../admin/format-moment.ts';
import { adminTexts } from '../texts.de.ts';
import { statusLabels, supportTexts as texts, topicLabels } from './texts.de.ts';

const tones = { open: 'warning', answered: 'success', closed: 'neutral' } as const;

const What = styled.div`
  flex: 1 1 14rem;
  min-width: 0;
  overflow-wrap: anywhere;
`;

/** A request in the queue. */
export function RequestCard({ request, onOpen }: { request: AdminSupportRequest; onOpen: () => void }) {
  const { subject, topic, status, hasPriority, member, assignee, waitingSince, updatedAt } = request;
  const when = waitingSince ? texts.waiting(formatMoment(waitingSince)) : texts.updated(formatMoment(updatedAt));
  return (
    <Card as="article" aria-label={subject}>
      <CardBody>
        <Inline gap={4} justify="between">
          <What>
            <Stack gap={1}>
              <Inline gap={2}>
                <Heading level={2} size="xs">
                  {subject}
                </Heading>
                <SupportStatusBadge status={status} />
                {hasPriority && <Badge tone="accent">{texts.pro}</Badge>}
              </Inline>
              <Text size="sm">
                {texts.from(member.name ?? adminTexts.gone)} · {topicLabels[topic]}
              </Text>
              <Text size="xs" tone="muted">
                {when}
                {assignee && ` · ${texts.takenBy(assignee.name ?? adminTexts.gone)}`}
              </Text>
            </Stack>
          </What>
          <Button variant="secondary" size="sm" aria-label={texts.openOf(subject)} onClick={onOpen}>
            {texts.openRequest}
          </Button>
        </Inline>
      </CardBody>
    </Card>
  );
}

/** Whose turn it is. */
export function SupportStatusBadge({ status }: { status: SupportStatus }) {
  return <Badge tone={tones[status]}>{statusLabels[status]}</Badge>;
}
