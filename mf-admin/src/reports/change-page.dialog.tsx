import type { AdminReportDetail } from '@rezenso/contract/admin';
import { type PageReportReason, pageReportReasons } from '@rezenso/contract/reports';
import { tellFailure, toast } from '@rezenso/platform';
import { SelectField, TextareaField } from '@rezenso/ui/fields';
import { FormDialog } from '@rezenso/ui/form-dialog';
import { Formik, type FormikHelpers } from 'formik';
import { RefusedText } from '../admin/area-content.tsx';
import { isRefused, serverMessageOf } from '../admin/failed-fetch.ts';
import { adminTexts, refusedActions } from '../texts.de.ts';
import { allowPageForm, type ChangePageValues, hidePageForm } from './change-page.form.ts';
import { setPage } from './reports.resource.ts';
import { reasonLabels, pageTexts as texts } from './texts.de.ts';

const reasons = pageReportReasons.map((value) => ({ value, label: reasonLabels[value] }));

/** What whoever reported the page chose; of another kind of case nothing. */
function reportedReason(reason: string): PageReportReason | '' {
  return pageReportReasons.find((one) => one === reason) ?? '';
}

interface ChangePageDialogProps {
  detail: AdminReportDetail;
  /** Back to the case. */
  onClose: () => void;
}

/** Hides the page that a case is about, or lets its owner show it again. */
export default function ChangePageDialog({ detail: { report, page }, onClose }: ChangePageDialogProps) {
  const name = report.reportedName ?? adminTexts.gone;
  const isHiding = !page?.hidden;
  const submit = async ({ reason, text }: ChangePageValues, { setStatus }: FormikHelpers<ChangePageValues>) => {
    setStatus(undefined);
    try {
      await setPage(report.id, isHiding ? reason || 'other' : null, text.trim());
      onClose();
      toast({ title: isHiding ? texts.hiddenTitle : texts.allowedTitle, description: texts.told });
    } catch (error) {
      const message = serverMessageOf(error, texts.failed);
      tellFailure(error, { title: texts.failedTitle, description: message });
      setStatus(isRefused(error) ? <RefusedText action={refusedActions.hiding} /> : message);
    }
  };
  return (
    <Formik<ChangePageValues>
      initialValues={{ reason: reportedReason(report.reason), text: '' }}
      validationSchema={isHiding ? hidePageForm : allowPageForm}
      onSubmit={submit}
    >
      <FormDialog
        title={isHiding ? texts.hideTitle(name) : texts.allowTitle(name)}
        description={isHiding ? texts.hideExplained : texts.allowExplained}
        cancel={texts.back}
        submit={isHiding ? texts.hide : texts.allow}
        tone={isHiding ? 'danger' : 'primary'}
        failedTitle={texts.failedTitle}
        keepAs={`page:${report.id}`}
        onBack={onClose}
        onClose={onClose}
      >
        {isHiding && (
          <SelectField
            name="reason"
            label={texts.reason}
            placeholder={texts.reasonPlaceholder}
            options={reasons}
            required
          />
        )}
        <TextareaField name="text" label={texts.text} hint={texts.textHint} rows={4} counter={1000} required />
      </FormDialog>
    </Formik>
  );
}
