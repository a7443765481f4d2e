import { filePartnerReport, reportReasons } from '@rezenso/contract/reports';
import { call, messageOf, tellFailure, toast } from '@rezenso/platform';
import { SelectField, TextareaField } from '@rezenso/ui/fields';
import { FormDialog } from '@rezenso/ui/form-dialog';
import { Formik, type FormikHelpers } from 'formik';
import { type ReportPartnerValues, type ReportSubject, reportPartnerForm } from './report-partner.form.ts';
import { reasonTexts, reportTexts } from './texts.de.ts';

const reasons = reportReasons.map((value) => ({ value, label: reasonTexts[value] }));

export interface ReportPartnerDialogProps {
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
      // The form asks for one.
      if (reason === '') return;
      const { leftToday } = await call(filePartnerReport, { body: { ...about, reason, text: text.trim() } });
      onClose();
      const few = leftToday === undefined ? [] : [reportTexts.leftToday(leftToday)];
      toast({ title: reportTexts.doneTitle, description: [reportTexts.doneDescription, ...few].join(' ') });
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
      <FormDialog
        title={reportTexts.title}
        description={reportTexts.description(partner)}
        cancel={reportTexts.cancel}
        submit={reportTexts.submit}
        failedTitle={reportTexts.failedTitle}
        keepAs={`report:${Object.values(about).join(':')}`}
        onClose={onClose}
      >
        <SelectField
          name="reason"
          label={reportTexts.reason}
          placeholder={reportTexts.reasonPlaceholder}
          options={reasons}
          required
        />
        <TextareaField name="text" label={reportTexts.text} rows={5} counter={2000} required />
      </FormDialog>
    </Formik>
  );
}
