import { type AdminReportDetail, closeReport } from '@rezenso/contract/admin';
import { tellFailure, toast } from '@rezenso/platform';
import { Banner } from '@rezenso/ui/feedback';
import { Formik, type FormikHelpers, type FormikProps } from 'formik';
import { useState } from 'react';
import { RefusedText } from '../admin/area-content.tsx';
import { CaseDialog } from '../admin/case-dialog.tsx';
import { DecisionFields } from '../admin/decision-fields.tsx';
import { isRefused, serverMessageOf } from '../admin/failed-fetch.ts';
import { useMayCall } from '../admin/use-may-call.ts';
import { adminTexts, refusedActions } from '../texts.de.ts';
import ChangePageDialog from './change-page.dialog.tsx';
import { type CloseReportValues, closeReportForm, decisions } from './close-report.form.ts';
import { Evidence } from './evidence.tsx';
import { close, useReport } from './reports.resource.ts';
import { caseTexts, reportStatusLabels } from './texts.de.ts';

const choices = decisions.map((value) => ({ value, label: caseTexts[value] }));
const decisionTexts = {
  decision: caseTexts.decision,
  decisionPlaceholder: caseTexts.decisionPlaceholder,
  words: caseTexts.note,
  wordsHint: caseTexts.noteHint,
  failedTitle: caseTexts.closeFailedTitle,
};

/** A case: what speaks for and against it, and the decision. */
export default function ReportCaseDialog({ id, onClose }: { id: string; onClose: () => void }) {
  const [changed, setChanged] = useState<AdminReportDetail>();
  const submit = async (values: CloseReportValues, { setStatus }: FormikHelpers<CloseReportValues>) => {
    setStatus(undefined);
    const { status: decision } = closeReportForm.cast(values);
    try {
      await close(id, decision, values.note.trim());
      onClose();
      toast({ title: caseTexts.doneTitle, description: caseTexts.done(reportStatusLabels[decision]) });
    } catch (error) {
      const message = serverMessageOf(error, caseTexts.closeFailed);
      tellFailure(error, { title: caseTexts.closeFailedTitle, description: message });
      setStatus(isRefused(error) ? <ClosingRefused /> : message);
    }
  };
  // In place of the case: what is typed there stays.
  if (changed) return <ChangePageDialog detail={changed} onClose={() => setChanged(undefined)} />;
  return (
    <Formik<CloseReportValues>
      initialValues={{ status: '', note: '' }}
      validationSchema={closeReportForm}
      onSubmit={submit}
    >
      {(form) => <ReportCase id={id} form={form} onClose={onClose} onChangePage={setChanged} />}
    </Formik>
  );
}

interface ReportCaseProps {
  id: string;
  form: FormikProps<CloseReportValues>;
  onClose: () => void;
  onChangePage: (detail: AdminReportDetail) => void;
}

function ReportCase({ id, form, onClose, onChangePage }: ReportCaseProps) {
  const mayClose = useMayCall(closeReport);
  const isPending = ({ report }: AdminReportDetail) => report.status === 'pending';
  return (
    <CaseDialog
      reading={useReport(id)}
      form={form}
      keepAs={`case:${id}`}
      title={(data) => (data ? caseTexts.title(data.report.reportedName ?? adminTexts.gone) : caseTexts.plainTitle)}
      submit={caseTexts.submit}
      failedTitle={caseTexts.failedTitle}
      refusedAction={refusedActions.reports}
      isOpen={isPending}
      mayDecide={(data) => mayClose && (!data || isPending(data))}
      evidence={(detail) => (
        <Evidence detail={detail} onChangePage={mayClose ? () => onChangePage(detail) : undefined} />
      )}
      decision={(isOvertaken) => (
        <DecisionFields
          choice="status"
          words="note"
          choices={choices}
          texts={decisionTexts}
          problem={form.status}
          isOvertaken={isOvertaken}
        />
      )}
      undecidable={() => (
        <Banner tone="info">
          <ClosingRefused />
        </Banner>
      )}
      onClose={onClose}
    />
  );
}

function ClosingRefused() {
  return <RefusedText action={refusedActions.closing} />;
}
