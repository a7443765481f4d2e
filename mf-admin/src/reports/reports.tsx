import {
  pageReportReasons,
  type ReportStatus,
  reportReasons,
  reportStatuses,
  suspiciousReviewReason,
} from '@rezenso/contract/reports';
import { lazyPart } from '@rezenso/platform';
import { Button } from '@rezenso/ui/actions';
import { FilterBar, Select } from '@rezenso/ui/inputs';
import { Suspense } from 'react';
import { CaseList } from '../admin/case-list.tsx';
import { oneOf } from '../admin/one-of.ts';
import { useAddress } from '../admin/use-address.ts';
import { useOpened } from '../admin/use-opened.ts';
import { refusedActions } from '../texts.de.ts';
import { ReportCard } from './report-card.tsx';
import { useReports } from './reports.resource.ts';
import { reasonLabels, reportStatusLabels, reportsTexts } from './texts.de.ts';

const ReportCaseDialog = lazyPart(() => import('./report-case.dialog.tsx'));
const reasons = [
  ...reportReasons,
  ...pageReportReasons.filter((one) => one !== 'other'),
  suspiciousReviewReason,
] as const;

/** Tab 'Meldungen'. The address keeps filters, page and the opened case. */
export default function Reports() {
  const { parameters, change, page } = useAddress();
  const status = oneOf(reportStatuses, parameters.get('status'));
  const reason = oneOf(reasons, parameters.get('reason'));
  const caseDialog = useOpened('report');
  const opened = parameters.get('report');
  return (
    <>
      <FilterBar>
        <Select
          aria-label={reportsTexts.status}
          value={status ?? 'all'}
          options={[
            { value: 'all', label: reportsTexts.allStatuses },
            ...reportStatuses.map((value) => ({ value, label: reportStatusLabels[value] })),
          ]}
          onChange={(event) => change({ status: event.target.value })}
        />
        <Select
          aria-label={reportsTexts.reason}
          value={reason ?? 'all'}
          options={[
            { value: 'all', label: reportsTexts.allReasons },
            ...reasons.map((value) => ({ value, label: reasonLabels[value] })),
          ]}
          onChange={(event) => change({ reason: event.target.value })}
        />
      </FilterBar>
      <ReportList status={status} reason={reason} page={page} onOpen={caseDialog.open} />
      <Suspense>{opened && <ReportCaseDialog key={opened} id={opened} onClose={caseDialog.close} />}</Suspense>
    </>
  );
}

interface ReportListProps {
  status: ReportStatus | undefined;
  reason: string | undefined;
  page: number;
  onOpen: (id: string) => void;
}

function ReportList({ status, reason, page, onOpen }: ReportListProps) {
  const { change } = useAddress();
  return (
    <CaseList
      reading={useReports({ status, reason, page })}
      itemsOf={({ reports }) => reports}
      texts={reportsTexts}
      refusedAction={refusedActions.reports}
      isFiltered={Boolean(status || reason)}
      reset={
        <Button variant="secondary" onClick={() => change({ status: '', reason: '' })}>
          {reportsTexts.reset}
        </Button>
      }
    >
      {(report) => <ReportCard report={report} onOpen={() => onOpen(report.id)} />}
    </CaseList>
  );
}
