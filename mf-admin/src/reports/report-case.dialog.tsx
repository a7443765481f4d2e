import { type AdminReportDetail, closeReport } from '@rezenso/contract/admin';
import { tellFailure, toast, useSession } from '@rezenso/platform';
import { Button } from '@rezenso/ui/actions';
import { Dialog } from '@rezenso/ui/dialog';
import { Banner, Loading, Skeleton } from '@rezenso/ui/feedback';
import { FocusFirstError, FormError, SelectField, TextareaField } from '@rezenso/ui/fields';
import { Section, Stack } from '@rezenso/ui/layout';
import { Formik, type FormikHelpers } from 'formik';
import { FailedArea, useRefusedText } from '../admin/failed-area.tsx';
import { isRefused, serverMessageOf } from '../admin/failed-fetch.ts';
import { adminTexts, refusedActions } from '../texts.de.ts';
import { type CloseReportValues, closeReportForm, type Decision, decisions } from './close-report.form.ts';
import { Evidence } from './evidence.tsx';
import { close, useReport } from './reports.resource.ts';
import { caseTexts, reportStatusLabels } from './texts.de.ts';

const choices = decisions.map((value) => ({ value, label: caseTexts[value] }));

/** A case: what speaks for and against it, and the decision. */
export default function ReportCaseDialog({ id, onClose }: { id: string; onClose: () => void }) {
  const { data, error, isReloading, reload } = useReport(id);
  const mayDecide = useMayDecide();
  const refusedText = useRefusedText();
  const isOpen = data && !error && data.report.status === 'pending';
  if (isOpen && mayDecide) return <OpenCase detail={data} onClose={onClose} />;
  return (
    <Dialog
      open
      onClose={onClose}
      size="lg"
      title={data ? caseTexts.title(data.report.reportedName ?? adminTexts.gone) : caseTexts.plainTitle}
      footer={
        <Button variant="secondary" onClick={onClose}>
          {adminTexts.close}
        </Button>
      }
    >
      {error ? (
        <FailedArea
          error={error}
          title={caseTexts.failedTitle}
          refusedAction={refusedActions.reports}
          onRetry={reload}
          retrying={isReloading}
        />
      ) : data ? (
        <Stack gap={6}>
          <Evidence detail={data} />
          {isOpen && <Banner tone="info">{refusedText(refusedActions.closing)}</Banner>}
        </Stack>
      ) : (
        <Loading>
          <Skeleton shape="block" height="20rem" />
        </Loading>
      )}
    </Dialog>
  );
}

/** Whether the signed-in admin's role may close cases; the server asks again. */
function useMayDecide(): boolean {
  const role = useSession().user?.adminRole;
  return role === 'super_admin' || (closeReport.roles ?? []).some((allowed) => allowed === role);
}

function OpenCase({ detail, onClose }: { detail: AdminReportDetail; onClose: () => void }) {
  const refusedText = useRefusedText();
  const submit = async (values: CloseReportValues, { setStatus }: FormikHelpers<CloseReportValues>) => {
    setStatus(undefined);
    const decision = values.status as Decision;
    try {
      await close(detail.report.id, decision, values.note.trim());
      onClose();
      toast({ title: caseTexts.doneTitle, description: caseTexts.done(reportStatusLabels[decision]) });
    } catch (error) {
      const message = serverMessageOf(error, caseTexts.closeFailed);
      tellFailure(error, { title: caseTexts.closeFailedTitle, description: message });
      setStatus(isRefused(error) ? refusedText(refusedActions.closing) : message);
    }
  };
  return (
    <Formik<CloseReportValues>
      initialValues={{ status: '', note: '' }}
      validationSchema={closeReportForm}
      onSubmit={submit}
    >
      {({ handleSubmit, isSubmitting, status }) => (
        <Dialog
          open
          onClose={onClose}
          busy={isSubmitting}
          size="lg"
          title={caseTexts.title(detail.report.reportedName ?? adminTexts.gone)}
          onSubmit={handleSubmit}
          footer={
            <>
              <Button variant="secondary" disabled={isSubmitting} onClick={onClose}>
                {adminTexts.cancel}
              </Button>
              <Button type="submit" loading={isSubmitting}>
                {caseTexts.submit}
              </Button>
            </>
          }
        >
          <Stack gap={8}>
            <Evidence detail={detail} />
            <Section title={caseTexts.decision}>
              <DecisionFields problem={status} />
            </Section>
          </Stack>
        </Dialog>
      )}
    </Formik>
  );
}

function DecisionFields({ problem }: { problem: string | undefined }) {
  return (
    <Stack gap={5}>
      <FormError title={caseTexts.closeFailedTitle} message={problem} />
      <FocusFirstError />
      <SelectField
        name="status"
        label={caseTexts.decision}
        placeholder={caseTexts.decisionPlaceholder}
        options={choices}
        required
      />
      <TextareaField name="note" label={caseTexts.note} hint={caseTexts.noteHint} rows={3} counter={1000} required />
    </Stack>
  );
}
