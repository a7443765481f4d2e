import type { AuditEntry } from '@rezenso/contract/admin';
import { Link } from '@rezenso/platform/router';
import { TextLink } from '@rezenso/ui/actions';
import { formatDate } from '@rezenso/ui/format';
import { Inline, Stack } from '@rezenso/ui/layout';
import { space, tokens } from '@rezenso/ui/tokens';
import { Text } from '@rezenso/ui/typography';
import { styled } from 'styled-components';
import { adminTabPath } from '../paths.ts';
import { adminTexts, auditTexts } from '../texts.de.ts';
import { changedLabel } from './changed-label.ts';

const Row = styled.li`
  padding: ${space(4)} 0;
  border-top: 1px solid ${tokens.color.border};
`;
const clock = new Intl.DateTimeFormat('de-DE', { timeZone: 'Europe/Berlin', hour: '2-digit', minute: '2-digit' });

/** One entry: what was done to whom, by whom and when. */
export function AuditRow({ entry }: { entry: AuditEntry }) {
  const kind = entry.reportId ? 'report' : 'member';
  return (
    <Row>
      <Inline gap={4} justify="between" align="start">
        <Stack gap={1}>
          <Text size="sm" weight="medium">
            {auditTexts.actions[entry.action]}
            {': '}
            <TextLink as={Link} to={adminTabPath('users', { user: entry.subject.id })}>
              {entry.subject.name ?? adminTexts.gone}
            </TextLink>
          </Text>
          <Text size="sm" tone="muted">
            {changedLabel(entry.from, kind)} → {changedLabel(entry.to, kind)}
            {entry.reason && ` · ${entry.reason}`}
          </Text>
          {entry.reportId && (
            <TextLink as={Link} to={adminTabPath('reports', { report: entry.reportId })}>
              {auditTexts.toReport}
            </TextLink>
          )}
        </Stack>
        <Text size="xs" tone="muted">
          {formatDate(entry.at)}, {clock.format(new Date(entry.at))}{' '}
          {auditTexts.by(entry.actor.name ?? adminTexts.gone)}
        </Text>
      </Inline>
    </Row>
  );
}
