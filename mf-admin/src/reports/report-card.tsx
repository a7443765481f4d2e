import type { AdminReport } from '@rezenso/contract/admin';
import { Badge } from '@rezenso/ui/display';
import { formatDate } from '@rezenso/ui/format';
import { Text } from '@rezenso/ui/typography';
import { ListedCard } from '../admin/listed-card.tsx';
import { adminTexts } from '../texts.de.ts';
import { reasonLabel } from './reason-label.ts';
import { reportStatusLabels, reportsTexts } from './texts.de.ts';

/** A case in the list. */
export function ReportCard({ report, onOpen }: { report: AdminReport; onOpen: () => void }) {
  const name = report.reportedName ?? adminTexts.gone;
  const isOpen = report.status === 'pending';
  return (
    <ListedCard
      title={reportsTexts.reported(name)}
      badges={<ReportStatusBadge status={report.status} />}
      open={isOpen ? reportsTexts.edit : reportsTexts.view}
      openNamed={isOpen ? reportsTexts.editOf(name) : reportsTexts.viewOf(name)}
      onOpen={onOpen}
    >
      <Text size="sm">{reasonLabel(report.reason)}</Text>
      <Text size="xs" tone="muted">
        {formatDate(report.createdAt)} · {originOf(report)}
      </Text>
    </ListedCard>
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
