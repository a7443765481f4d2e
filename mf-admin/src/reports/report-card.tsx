import type { AdminReport } from '@rezenso/contract/admin';
import { Button } from '@rezenso/ui/actions';
import { Card, CardBody } from '@rezenso/ui/containers';
import { Badge } from '@rezenso/ui/display';
import { formatDate } from '@rezenso/ui/format';
import { Inline, Stack } from '@rezenso/ui/layout';
import { Heading, Text } from '@rezenso/ui/typography';
import { adminTexts } from '../texts.de.ts';
import { reasonLabel } from './reason-label.ts';
import { reportStatusLabels, reportsTexts } from './texts.de.ts';

/** A case in the list. */
export function ReportCard({ report, onOpen }: { report: AdminReport; onOpen: () => void }) {
  const name = report.reportedName ?? adminTexts.gone;
  const isOpen = report.status === 'pending';
  return (
    <Card as="article" aria-label={reportsTexts.reported(name)}>
      <CardBody>
        <Inline gap={4} justify="between">
          <Stack gap={1}>
            <Inline gap={2}>
              <Heading level={2} size="xs">
                {reportsTexts.reported(name)}
              </Heading>
              <ReportStatusBadge status={report.status} />
            </Inline>
            <Text size="sm">{reasonLabel(report.reason)}</Text>
            <Text size="xs" tone="muted">
              {formatDate(report.createdAt)} · {originOf(report)}
            </Text>
          </Stack>
          <Button
            variant="secondary"
            size="sm"
            aria-label={isOpen ? reportsTexts.editOf(name) : reportsTexts.viewOf(name)}
            onClick={onOpen}
          >
            {isOpen ? reportsTexts.edit : reportsTexts.view}
          </Button>
        </Inline>
      </CardBody>
    </Card>
  );
}

/** Open cases stand out, closed ones don't. */
export function ReportStatusBadge({ status }: { status: AdminReport['status'] }) {
  return <Badge tone={status === 'pending' ? 'danger' : 'neutral'}>{reportStatusLabels[status]}</Badge>;
}

export function originOf(report: AdminReport): string {
  if (report.kind === 'suspicious_review') return reportsTexts.byAnalysis;
  if (report.isAboutPage) return reportsTexts.byAnybody;
  return reportsTexts.by(report.reporterName ?? adminTexts.gone);
}
