import { hasCode, messageOf, tellFailure, toast } from '@rezenso/platform';
import { TextField } from '@rezenso/ui/fields';
import { FormDialog } from '@rezenso/ui/form-dialog';
import { Text } from '@rezenso/ui/typography';
import { Formik, type FormikHelpers } from 'formik';
import { errorTitle } from '../texts.de.ts';
import { type ChangeEmailValues, changeEmailForm } from './change-email.form.ts';
import { sendLinks } from './email-address.resource.ts';
import { changeTexts } from './texts.de.ts';

/** Asks for the new address, and says that both mailboxes have to agree. */
export default function ChangeEmailDialog({ onClose }: { onClose: () => void }) {
  const submit = async (values: ChangeEmailValues, form: FormikHelpers<ChangeEmailValues>) => {
    form.setStatus(undefined);
    const { email } = changeEmailForm.cast(values);
    try {
      await sendLinks(email);
      onClose();
      toast({ title: changeTexts.sent, description: changeTexts.sentDescription(email) });
    } catch (error) {
      if (hasCode(error, 'EMAIL_UNCHANGED') || hasCode(error, 'EMAIL_OF_COLLEAGUE'))
        return form.setFieldError('email', error.serverMessage);
      tellFailure(error, { title: errorTitle, description: changeTexts.failed });
      form.setStatus(messageOf(error, changeTexts.failed));
    }
  };
  return (
    <Formik initialValues={{ email: '' }} validationSchema={changeEmailForm} onSubmit={submit}>
      <FormDialog
        title={changeTexts.title}
        description={changeTexts.description}
        cancel={changeTexts.cancel}
        submit={changeTexts.submit}
        failedTitle={changeTexts.failed}
        discardsSilently
        onClose={onClose}
      >
        <TextField
          name="email"
          type="email"
          label={changeTexts.email}
          placeholder={changeTexts.placeholder}
          autoComplete="email"
          required
        />
        <Text size="sm" tone="muted">
          {changeTexts.lost}
        </Text>
      </FormDialog>
    </Formik>
  );
}
