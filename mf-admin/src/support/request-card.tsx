import type { AdminSupportRequest } from '@rezenso/contract/admin';
import type { SupportStatus } from '@rezenso/contract/support';
import { Badge } from '@rezenso/ui/display';
import { Text } from '@rezenso/ui/typography';
import { formatMoment } from '../admin/format-moment.ts';
import { ListedCard } from '../admin/listed-card.tsx';
import { adminTexts } from '../texts.de.ts';
import { statusLabels, supportTexts as texts, topicLabels } from './texts.de.ts';

const tones = { open: 'warning', answered: 'success', closed: 'neutral' } as const;

/** A request in the queue. */
export function RequestCard({ request, onOpen }: { request: AdminSupportRequest; onOpen: () => void }) {
  const { subject, topic, status, hasPriority, member, assignee, waitingSince, updatedAt } = request;
  const when = waitingSince ? texts.waiting(formatMoment(waitingSince)) : texts.updated(formatMoment(updatedAt));
  return (
    <ListedCard
      title={subject}
      badges={
        <>
          <SupportStatusBadge status={status} />
          {hasPriority && <Badge tone="accent">{texts.pro}</Badge>}
        </>
      }
      open={texts.openRequest}
      openNamed={texts.openOf(subject)}
      onOpen={onOpen}
    >
      <Text size="sm">
        {texts.from(member.name ?? adminTexts.gone)} · {topicLabels[topic]}
      </Text>
      <Text size="xs" tone="muted">
        {when}
        {assignee && ` · ${texts.takenBy(assignee.name ?? adminTexts.gone)}`}
      </Text>
    </ListedCard>
  );
}

/** Whose turn it is. */
export function SupportStatusBadge({ status }: { status: SupportStatus }) {
  return <Badge tone={tones[status]}>{statusLabels[status]}</Badge>;
}
