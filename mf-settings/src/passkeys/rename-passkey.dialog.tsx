import type { Passkey } from '@rezenso/contract/passkeys';
import { hasCode, messageOf, tellFailure, toast } from '@rezenso/platform';
import { TextField } from '@rezenso/ui/fields';
import { FormDialog } from '@rezenso/ui/form-dialog';
import { Formik, type FormikHelpers } from 'formik';
import { deviceName, errorTitle } from '../texts.de.ts';
import { passkeyName } from './passkey-name.ts';
import { rename } from './passkeys.resource.ts';
import { type RenameValues, renameForm } from './rename-passkey.form.ts';
import { renameTexts } from './texts.de.ts';

/** Asks what a passkey is to be called. */
export default function RenamePasskeyDialog({ passkey, onClose }: { passkey: Passkey; onClose: () => void }) {
  const submit = async (values: RenameValues, form: FormikHelpers<RenameValues>) => {
    form.setStatus(undefined);
    try {
      await rename(passkey, renameForm.cast(values).name);
      onClose();
      toast({ title: renameTexts.done });
    } catch (error) {
      if (hasCode(error, 'PASSKEY_NOT_FOUND')) onClose();
      tellFailure(error, { title: errorTitle, description: messageOf(error, renameTexts.failed) });
      form.setStatus(messageOf(error, renameTexts.failed));
    }
  };
  return (
    <Formik initialValues={{ name: passkeyName(passkey) }} validationSchema={renameForm} onSubmit={submit}>
      <FormDialog
        title={renameTexts.title}
        description={renameTexts.description(deviceName(passkey.name))}
        cancel={renameTexts.cancel}
        submit={renameTexts.submit}
        failedTitle={renameTexts.failed}
        discardsSilently
        onClose={onClose}
      >
        <TextField name="name" label={renameTexts.name} hint={renameTexts.hint} required />
      </FormDialog>
    </Formik>
  );
}
