import { type AdminReportDetail, closeReport } from '@rezenso/contract/admin';
import { useState } from 'react';
import { DecidableCase } from '../admin/decidable-case.tsx';
import { useMayCall } from '../admin/use-may-call.ts';
import { adminTexts, refusedActions } from '../texts.de.ts';
import ChangePageDialog from './change-page.dialog.tsx';
import { closeReportForm, decisions } from './close-report.form.ts';
import { Evidence } from './evidence.tsx';
import { close, useReport } from './reports.resource.ts';
import { caseTexts, reportStatusLabels } from './texts.de.ts';

const outcomes = decisions.map((value) => ({ value, label: caseTexts[value] }));

/** A case: what speaks for and against it, and the decision. */
export default function ReportCaseDialog({ id, onClose }: { id: string; onClose: () => void }) {
  const [changed, setChanged] = useState<AdminReportDetail>();
  // In place of the case: what is typed there stays.
  if (changed) return <ChangePageDialog detail={changed} onClose={() => setChanged(undefined)} />;
  return <ReportCase id={id} onClose={onClose} onChangePage={setChanged} />;
}

interface ReportCaseProps {
  id: string;
  onClose: () => void;
  onChangePage: (detail: AdminReportDetail) => void;
}

function ReportCase({ id, onClose, onChangePage }: ReportCaseProps) {
  const mayClose = useMayCall(closeReport);
  return (
    <DecidableCase
      reading={useReport(id)}
      keepAs={`case:${id}`}
      title={(data) => (data ? caseTexts.title(data.report.reportedName ?? adminTexts.gone) : caseTexts.plainTitle)}
      texts={caseTexts}
      done={(outcome) => caseTexts.done(reportStatusLabels[outcome])}
      outcomes={outcomes}
      form={closeReportForm}
      decide={(outcome, text) => close(id, outcome, text)}
      mayDecide={mayClose}
      refused={{ reading: refusedActions.reports, deciding: refusedActions.closing }}
      isOpen={({ report }) => report.status === 'pending'}
      evidence={(detail) => (
        <Evidence detail={detail} onChangePage={mayClose ? () => onChangePage(detail) : undefined} />
      )}
      onClose={onClose}
    />
  );
}
