import { hasCode, messageOf, tellFailure, toast } from '@rezenso/platform';
import { TextField } from '@rezenso/ui/fields';
import { FormDialog } from '@rezenso/ui/form-dialog';
import { Text } from '@rezenso/ui/typography';
import { Formik, type FormikHelpers } from 'formik';
import { errorTitle } from '../texts.de.ts';
import { type InviteValues, inviteForm } from './invite.form.ts';
import { invite } from './team.resource.ts';
import { inviteTexts, teamTexts } from './texts.de.ts';

/** Asks for the address of somebody who is to work with the account. */
export default function InviteDialog({ onClose }: { onClose: () => void }) {
  const submit = async (values: InviteValues, form: FormikHelpers<InviteValues>) => {
    form.setStatus(undefined);
    const { email } = inviteForm.cast(values);
    try {
      await invite(email);
      onClose();
      toast({ title: inviteTexts.sent, description: inviteTexts.sentDescription(email) });
    } catch (error) {
      if (hasCode(error, 'ALREADY_IN_TEAM')) return form.setFieldError('email', error.serverMessage);
      tellFailure(error, { title: errorTitle, description: inviteTexts.failed });
      form.setStatus(messageOf(error, inviteTexts.failed));
    }
  };
  return (
    <Formik initialValues={{ email: '' }} validationSchema={inviteForm} onSubmit={submit}>
      <FormDialog
        title={inviteTexts.title}
        description={inviteTexts.description}
        cancel={inviteTexts.cancel}
        submit={inviteTexts.submit}
        failedTitle={inviteTexts.failed}
        discardsSilently
        onClose={onClose}
      >
        <TextField
          name="email"
          type="email"
          label={inviteTexts.email}
          hint={inviteTexts.hint}
          placeholder={inviteTexts.placeholder}
          autoComplete="off"
          required
        />
        <Text size="sm" tone="muted">
          {teamTexts.rights}
        </Text>
      </FormDialog>
    </Formik>
  );
}
