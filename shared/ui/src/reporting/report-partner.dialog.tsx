import { filePartnerReport, type ReportReason, reportReasonLabels, reportReasons } from '@rezenso/contract/reports';
import { call, messageOf, tellFailure, toast, useUnsavedForm } from '@rezenso/platform';
import { Formik, type FormikHelpers, type FormikProps } from 'formik';
import { Button } from '../actions/button.tsx';
import { Dialog } from '../dialog.ts';
import { FocusFirstError, FormError, SelectField, TextareaField } from '../fields.ts';
import { Stack } from '../layout/flow.tsx';
import { type ReportPartnerValues, type ReportSubject, reportPartnerForm } from './report-partner.form.ts';
import { reportTexts } from './texts.de.ts';

const reasons = reportReasons.map((value) => ({ value, label: reportReasonLabels[value] }));

interface ReportPartnerDialogProps {
  about: ReportSubject;
  partner: string;
  onClose: () => void;
}

/** Tells the team what went wrong with a partner. */
export default function ReportPartnerDialog({ about, partner, onClose }: ReportPartnerDialogProps) {
  const submit = async (values: ReportPartnerValues, { setStatus }: FormikHelpers<ReportPartnerValues>) => {
    setStatus(undefined);
    try {
      const { reason, text } = values;
      await call(filePartnerReport, { body: { ...about, reason: reason as ReportReason, text: text.trim() } });
      onClose();
      toast({ title: reportTexts.doneTitle, description: reportTexts.doneDescription });
    } catch (error) {
      tellFailure(error, { title: reportTexts.failedTitle, description: messageOf(error, reportTexts.failed) });
      setStatus(messageOf(error, reportTexts.failed));
    }
  };
  return (
    <Formik<ReportPartnerValues>
      initialValues={{ reason: '', text: '' }}
      validationSchema={reportPartnerForm}
      onSubmit={submit}
    >
      {(form) => <ReportFields form={form} partner={partner} onClose={onClose} />}
    </Formik>
  );
}

interface ReportFieldsProps {
  form: FormikProps<ReportPartnerValues>;
  partner: string;
  onClose: () => void;
}

function ReportFields({ form, partner, onClose }: ReportFieldsProps) {
  useUnsavedForm(form.dirty);
  return (
    <Dialog
      open
      onClose={onClose}
      busy={form.isSubmitting}
      title={reportTexts.title}
      description={reportTexts.description(partner)}
      onSubmit={form.handleSubmit}
      footer={
        <>
          <Button variant="secondary" disabled={form.isSubmitting} onClick={onClose}>
            {reportTexts.cancel}
          </Button>
          <Button type="submit" loading={form.isSubmitting}>
            {reportTexts.submit}
          </Button>
        </>
      }
    >
      <Stack gap={5}>
        <FormError title={reportTexts.failedTitle} message={form.status} />
        <FocusFirstError />
        <SelectField
          name="reason"
          label={reportTexts.reason}
          placeholder={reportTexts.reasonPlaceholder}
          options={reasons}
          required
        />
        <TextareaField name="text" label={reportTexts.text} rows={5} counter={2000} required />
      </Stack>
    </Dialog>
  );
}
