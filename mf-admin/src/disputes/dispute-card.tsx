import type { AdminDispute } from '@rezenso/contract/admin';
import { PlatformBadge } from '@rezenso/domain/platforms';
import { Badge } from '@rezenso/ui/display';
import { formatDate } from '@rezenso/ui/format';
import { Inline } from '@rezenso/ui/layout';
import { Text } from '@rezenso/ui/typography';
import { ListedCard } from '../admin/listed-card.tsx';
import { adminTexts } from '../texts.de.ts';
import { disputesTexts, reasonLabels, stateLabels } from './texts.de.ts';

/** A dispute in the list. */
export function DisputeCard({ dispute, onOpen }: { dispute: AdminDispute; onOpen: () => void }) {
  const recipient = dispute.recipient.name ?? adminTexts.gone;
  const title = disputesTexts.title(recipient, dispute.reviewer.name ?? adminTexts.gone);
  const isOpen = dispute.state === 'open';
  return (
    <ListedCard
      title={title}
      badges={<DisputeBadge dispute={dispute} />}
      open={isOpen ? disputesTexts.edit : disputesTexts.view}
      openNamed={isOpen ? disputesTexts.editOf(recipient) : disputesTexts.viewOf(recipient)}
      onOpen={onOpen}
    >
      <Inline gap={2}>
        <PlatformBadge platform={dispute.platform} />
        <Text size="sm">{reasonLabels[dispute.reason]}</Text>
      </Inline>
      <Text size="xs" tone="muted">
        {disputesTexts.filed(formatDate(dispute.createdAt))}
      </Text>
    </ListedCard>
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
