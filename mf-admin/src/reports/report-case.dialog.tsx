import { type AdminReportDetail, closeReport } from '@rezenso/contract/admin';
import { tellFailure, toast, useSession, useUnsavedForm } from '@rezenso/platform';
import { Dialog } from '@rezenso/ui/dialog';
import { Banner } from '@rezenso/ui/feedback';
import { HeldBack, RestoredNote, useHeld, useKeptValues } from '@rezenso/ui/fields';
import { Stack } from '@rezenso/ui/layout';
import { Formik, type FormikHelpers, type FormikProps } from 'formik';
import { useState } from 'react';
import { AreaContent, RefusedText } from '../admin/area-content.tsx';
import { DialogButtons } from '../admin/dialog-buttons.tsx';
import { isRefused, serverMessageOf } from '../admin/failed-fetch.ts';
import { adminTexts, refusedActions } from '../texts.de.ts';
import { CaseSkeleton } from './case-skeleton.tsx';
import ChangePageDialog from './change-page.dialog.tsx';
import { type CloseReportValues, closeReportForm } from './close-report.form.ts';
import { DecisionFields } from './decision-fields.tsx';
import { Evidence } from './evidence.tsx';
import { close, useReport } from './reports.resource.ts';
import { caseTexts, reportStatusLabels } from './texts.de.ts';

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
      {(form) => <CaseDialog id={id} form={form} onClose={onClose} onChangePage={setChanged} />}
    </Formik>
  );
}

interface CaseDialogProps {
  id: string;
  form: FormikProps<CloseReportValues>;
  onClose: () => void;
  onChangePage: (detail: AdminReportDetail) => void;
}

/** One dialog from loading to decided, so that nothing jumps and the focus stays. What was typed stays as long as it is open. */
function CaseDialog({ id, form, onClose, onChangePage }: CaseDialogProps) {
  const reading = useReport(id);
  const { shown: data, isChanged, look } = useHeld(reading.data, form.dirty && !form.isSubmitting);
  const mayDecide = useMayDecide();
  const { isRestored, startOver } = useKeptValues(`case:${id}`, form.isSubmitting);
  useUnsavedForm(form.dirty, { isKept: true });
  const isPending = data?.report.status === 'pending';
  const isDeciding = form.dirty || (mayDecide && (isPending || !data));
  const isOvertaken = form.dirty && !form.isSubmitting && data !== undefined && !isPending;
  return (
    <Dialog
      open
      onClose={onClose}
      busy={form.isSubmitting}
      discardsSilently
      size="lg"
      title={data ? caseTexts.title(data.report.reportedName ?? adminTexts.gone) : caseTexts.plainTitle}
      {...(isDeciding && { onSubmit: form.handleSubmit })}
      footer={
        <DialogButtons
          submit={data && isDeciding && !isOvertaken ? caseTexts.submit : undefined}
          isWriting={isDeciding && !isOvertaken}
          isSubmitting={form.isSubmitting}
          onClose={onClose}
        />
      }
    >
      <AreaContent
        reading={{ ...reading, data }}
        title={caseTexts.failedTitle}
        refusedAction={refusedActions.reports}
        isFinal={(error) => isRefused(error) && !form.dirty}
        loading={<CaseSkeleton />}
      >
        {(detail) => (
          <Stack gap={8}>
            {isChanged && <HeldBack onLook={look} />}
            <Evidence detail={detail} onChangePage={mayDecide ? () => onChangePage(detail) : undefined} />
            {isDeciding && isRestored && <RestoredNote onStartOver={startOver} />}
            {isDeciding && <DecisionFields problem={form.status} isOvertaken={isOvertaken} />}
            {isPending && !isDeciding && <MayOnlyRead />}
          </Stack>
        )}
      </AreaContent>
    </Dialog>
  );
}

/** Whether the signed-in admin's role may close cases; the server asks again. */
function useMayDecide(): boolean {
  const role = useSession().user?.adminRole;
  return role === 'super_admin' || (closeReport.roles ?? []).some((allowed) => allowed === role);
}

function MayOnlyRead() {
  return (
    <Banner tone="info">
      <ClosingRefused />
    </Banner>
  );
}

function ClosingRefused() {
  return <RefusedText action={refusedActions.closing} />;
}
