import { longestDisputeWords } from '@rezenso/contract/limits';
import { messageOf, tellFailure, toast } from '@rezenso/platform';
import { TextareaField } from '@rezenso/ui/fields';
import { FormDialog } from '@rezenso/ui/form-dialog';
import { Formik, type FormikHelpers } from 'formik';
import { errorTitle } from '../texts.de.ts';
import { appeal } from './account-review.resource.ts';
import { type AppealValues, appealForm } from './appeal.form.ts';
import { appealTexts } from './texts.de.ts';

/** The member says what speaks for its account. */
export default function AppealDialog({ onClose }: { onClose: () => void }) {
  const submit = async (values: AppealValues, form: FormikHelpers<AppealValues>) => {
    form.setStatus(undefined);
    try {
      await appeal(values.text.trim());
      onClose();
      toast({ title: appealTexts.sent, description: appealTexts.sentDescription });
    } catch (error) {
      const message = messageOf(error, appealTexts.failed);
      tellFailure(error, { title: errorTitle, description: message });
      form.setStatus(message);
    }
  };
  return (
    <Formik<AppealValues> initialValues={{ text: '' }} validationSchema={appealForm} onSubmit={submit}>
      <FormDialog
        title={appealTexts.title}
        description={appealTexts.description}
        cancel={appealTexts.cancel}
        submit={appealTexts.submit}
        failedTitle={appealTexts.failed}
        keepAs="account-appeal"
        onClose={onClose}
      >
        <TextareaField name="text" label={appealTexts.text} rows={5} counter={longestDisputeWords} required />
      </FormDialog>
    </Formik>
  );
}
