import type { AdminUserEvent } from '@rezenso/contract/admin';
import { reportReasonLabels, reportStatuses } from '@rezenso/contract/reports';
import { exchangeStatuses, matchStatuses } from '@rezenso/contract/vocabulary';
import { formatDate } from '@rezenso/ui/format';
import { Stack } from '@rezenso/ui/layout';
import { space, tokens } from '@rezenso/ui/tokens';
import { Text } from '@rezenso/ui/typography';
import { styled } from 'styled-components';
import { oneOf } from '../admin/one-of.ts';
import { changedLabel } from '../audit-log/changed-label.ts';
import { reportStatusLabels } from '../reports/texts.de.ts';
import { exchangeStatusLabels, matchStatusLabels } from '../texts.de.ts';
import { userTexts } from './texts.de.ts';

const Line = styled.ol`
  display: grid;
  gap: ${space(5)};
  padding-left: ${space(5)};
  border-left: 2px solid ${tokens.color.border};
  list-style: none;
`;

/** What happened to a user, newest first. */
export function UserHistory({ history }: { history: readonly AdminUserEvent[] }) {
  if (history.length === 0) return <Text tone="muted">{userTexts.historyEmpty}</Text>;
  return (
    <Line>
      {history.map((event, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: two events may agree in all fields, and the list never changes
        <li key={`${event.kind} ${event.at} ${index}`}>
          <Stack gap={0.5}>
            <Text size="xs" tone="muted">
              {formatDate(event.at)}
            </Text>
            <Text size="sm" weight="medium">
              {headline(event)}
            </Text>
            {event.reason && (
              <Text size="sm" tone="muted">
                {userTexts.reason(reasonLabel(event.reason))}
              </Text>
            )}
          </Stack>
        </li>
      ))}
    </Line>
  );
}

function headline(event: AdminUserEvent): string {
  const change = event.kind === 'status_changed' || event.kind === 'role_changed';
  return [
    userTexts.events[event.kind],
    change && userTexts.change(changedLabel(event.from), changedLabel(event.to)),
    event.partner?.name,
    event.status && statusOf(event, event.status),
    event.actor?.name && userTexts.by(event.actor.name),
  ]
    .filter(Boolean)
    .join(' · ');
}

function statusOf({ kind }: AdminUserEvent, status: string): string {
  const match = oneOf(matchStatuses, status);
  if (kind === 'match' && match) return matchStatusLabels[match];
  const exchange = oneOf(exchangeStatuses, status);
  if (kind === 'exchange' && exchange) return exchangeStatusLabels[exchange];
  const report = oneOf(reportStatuses, status);
  return report ? reportStatusLabels[report] : status;
}

function reasonLabel(reason: string): string {
  return Object.entries(reportReasonLabels).find(([code]) => code === reason)?.[1] ?? reason;
}
