import type { AdminRingCase } from '@rezenso/contract/admin';
import { Badge } from '@rezenso/ui/display';
import { formatDate } from '@rezenso/ui/format';
import { Text } from '@rezenso/ui/typography';
import { ListedCard } from '../admin/listed-card.tsx';
import { adminTexts } from '../texts.de.ts';
import { ringStateLabels, ringsTexts } from './texts.de.ts';

/** An account in the list. */
export function RingCaseCard({ ringCase, onOpen }: { ringCase: AdminRingCase; onOpen: () => void }) {
  const name = ringCase.member.name ?? adminTexts.gone;
  const isOpen = ringCase.state === 'open';
  return (
    <ListedCard
      title={name}
      badges={<RingBadge ringCase={ringCase} />}
      open={isOpen ? ringsTexts.edit : ringsTexts.view}
      openNamed={isOpen ? ringsTexts.editOf(name) : ringsTexts.viewOf(name)}
      onOpen={onOpen}
    >
      <Text size="sm">{ringsTexts.score(ringCase.score)}</Text>
      <Text size="xs" tone="muted">
        {ringsTexts.opened(formatDate(ringCase.openedAt))}
      </Text>
    </ListedCard>
  );
}

/** Who wrote to us stands out. */
export function RingBadge({ ringCase: { state, appealedAt } }: { ringCase: AdminRingCase }) {
  if (state !== 'open') return <Badge>{ringStateLabels[state]}</Badge>;
  return appealedAt ? (
    <Badge tone="danger">{ringsTexts.appealed(formatDate(appealedAt))}</Badge>
  ) : (
    <Badge tone="warning">{ringStateLabels.open}</Badge>
  );
}
