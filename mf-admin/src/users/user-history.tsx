import type { AdminUserEvent } from '@rezenso/contract/admin';
import { reportStatuses } from '@rezenso/contract/reports';
import { exchangeStatuses, matchStatuses } from '@rezenso/contract/vocabulary';
import { Link } from '@rezenso/platform/router';
import { TextLink } from '@rezenso/ui/actions';
import { formatDate } from '@rezenso/ui/format';
import { Stack } from '@rezenso/ui/layout';
import { Text } from '@rezenso/ui/typography';
import { oneOf } from '../admin/one-of.ts';
import { Timeline } from '../admin/timeline.tsx';
import { changedLabel } from '../audit-log/changed-label.ts';
import { adminTabPath } from '../paths.ts';
import { reasonLabel } from '../reports/reason-label.ts';
import { reportStatusLabels } from '../reports/texts.de.ts';
import { exchangeStatusLabels, matchStatusLabels } from '../texts.de.ts';
import { userTexts } from './texts.de.ts';

/** What happened to a user, newest first. */
export function UserHistory({ history }: { history: readonly AdminUserEvent[] }) {
  if (history.length === 0) return <Text tone="muted">{userTexts.historyEmpty}</Text>;
  return (
    <Timeline>
      {history.map((event, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: two events may agree in all fields, and the list never changes
        <li key={`${event.kind} ${event.at} ${index}`}>
          <Stack gap={0.5}>
            <Text size="xs" tone="muted">
              {formatDate(event.at)}
            </Text>
            <Text size="sm" weight="medium">
              <Headline event={event} />
            </Text>
            {event.reason && (
              <Text size="sm" tone="muted">
                {userTexts.reason(reasonLabel(event.reason))}
              </Text>
            )}
          </Stack>
        </li>
      ))}
    </Timeline>
  );
}

/** What happened, with whom, and how it stands; leads to the partner and to the report. */
function Headline({ event }: { event: AdminUserEvent }) {
  const { kind, from, to, partner, status, subjectId, actor } = event;
  const isChange = kind === 'status_changed' || kind === 'role_changed';
  const isReport = kind === 'report_filed' || kind === 'report_received';
  return (
    <>
      {userTexts.events[kind]}
      {isChange && ` · ${userTexts.change(changedLabel(from), changedLabel(to))}`}
      {partner?.name && (
        <>
          {' · '}
          <TextLink as={Link} to={adminTabPath('users', { user: partner.id })}>
            {partner.name}
          </TextLink>
        </>
      )}
      {status && ` · ${statusOf(event, status)}`}
      {actor?.name && ` · ${userTexts.by(actor.name)}`}
      {isReport && subjectId && (
        <>
          {' · '}
          <TextLink as={Link} to={adminTabPath('reports', { report: subjectId })}>
            {userTexts.toReport}
          </TextLink>
        </>
      )}
    </>
  );
}

function statusOf({ kind }: AdminUserEvent, status: string): string {
  const match = oneOf(matchStatuses, status);
  if (kind === 'match' && status === 'withdrawn') return userTexts.withdrawn;
  if (kind === 'match' && match) return matchStatusLabels[match];
  if (kind === 'exchange' && status === 'not_counted') return userTexts.notCounted;
  const exchange = oneOf(exchangeStatuses, status);
  if (kind === 'exchange' && exchange) return exchangeStatusLabels[exchange];
  const report = oneOf(reportStatuses, status);
  return report ? reportStatusLabels[report] : status;
}
