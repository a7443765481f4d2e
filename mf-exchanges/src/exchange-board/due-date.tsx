import type { ReviewExchange } from '@rezenso/contract/exchanges';
import { dueInfo, formatDate } from '@rezenso/ui/format';
import { CalendarClockIcon, CircleCheckIcon, Icon } from '@rezenso/ui/icons';
import { Inline } from '@rezenso/ui/layout';
import { Text } from '@rezenso/ui/typography';
import { cardTexts } from '../texts.de.ts';
import { shownStatus } from './exchange-steps.ts';

/** Whether its review is still to be written. */
function isOpen(exchange: ReviewExchange): boolean {
  const status = shownStatus(exchange);
  return status === 'pending' || status === 'in_progress';
}

/** Until when the review is due and how urgent that is; for one handed in, when that was. */
export function DueDate({ exchange }: { exchange: ReviewExchange }) {
  if (!isOpen(exchange)) {
    if (!exchange.postedAt) return null;
    return (
      <Inline gap={2}>
        <Icon of={CircleCheckIcon} size="sm" />
        <Text size="sm" tone="muted">
          {cardTexts.posted(formatDate(exchange.postedAt))}
        </Text>
      </Inline>
    );
  }
  const { tone, text } = dueInfo(exchange.dueDate, new Date());
  return (
    <Inline gap={2}>
      <Icon of={CalendarClockIcon} size="sm" />
      <Text size="sm" tone="muted">
        {cardTexts.due(formatDate(exchange.dueDate))}
      </Text>
      <Text size="sm" tone={tone} weight="medium">
        {text}
      </Text>
    </Inline>
  );
}
