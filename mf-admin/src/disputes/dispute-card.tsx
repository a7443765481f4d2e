import type { AdminDispute } from '@rezenso/contract/admin';
import { PlatformBadge } from '@rezenso/domain/platforms';
import { Button } from '@rezenso/ui/actions';
import { Card, CardBody } from '@rezenso/ui/containers';
import { Badge } from '@rezenso/ui/display';
import { formatDate } from '@rezenso/ui/format';
import { Inline, Stack } from '@rezenso/ui/layout';
import { Heading, Text } from '@rezenso/ui/typography';
import { adminTexts } from '../texts.de.ts';
import { disputesTexts, reasonLabels, stateLabels } from './texts.de.ts';

/** A dispute in the list. */
export function DisputeCard({ dispute, onOpen }: { dispute: AdminDispute; onOpen: () => void }) {
  const recipient = dispute.recipient.name ?? adminTexts.gone;
  const title = disputesTexts.title(recipient, dispute.reviewer.name ?? adminTexts.gone);
  const isOpen = dispute.state === 'open';
  return (
    <Card as="article" aria-label={title}>
      <CardBody>
        <Inline gap={4} justify="between">
          <Stack gap={1}>
            <Inline gap={2}>
              <Heading level={2} size="xs">
                {title}
              </Heading>
              <DisputeBadge dispute={dispute} />
            </Inline>
            <Inline gap={2}>
              <PlatformBadge platform={dispute.platform} />
              <Text size="sm">{reasonLabels[dispute.reason]}</Text>
            </Inline>
            <Text size="xs" tone="muted">
              {disputesTexts.filed(formatDate(dispute.createdAt))}
            </Text>
          </Stack>
          <Button
            variant="secondary"
            size="sm"
            aria-label={isOpen ? disputesTexts.editOf(recipient) : disputesTexts.viewOf(recipient)}
            onClick={onOpen}
          >
            {isOpen ? disputesTexts.edit : disputesTexts.view}
          </Button>
        </Inline>
      </CardBody>
    </Card>
  );
}

/** What can be decided stands out, what waits or is over does not. */
export function DisputeBadge({ dispute: { state, isReady, answerDueAt } }: { dispute: AdminDispute }) {
  if (state !== 'open') return <Badge>{stateLabels[state]}</Badge>;
  return isReady ? (
    <Badge tone="danger">{disputesTexts.ready}</Badge>
  ) : (
    <Badge tone="warning">{disputesTexts.waits(formatDate(answerDueAt))}</Badge>
  );
}
