import { hasCode, messageOf, tellFailure, toast } from '@rezenso/platform';
import { TextField } from '@rezenso/ui/fields';
import { FormDialog } from '@rezenso/ui/form-dialog';
import { Text } from '@rezenso/ui/typography';
import { Formik, type FormikHelpers } from 'formik';
import { errorTitle } from '../texts.de.ts';
import { Changes } from './changes.tsx';
import { type TakeOverValues, takeOverForm } from './handover.form.ts';
import { takeOver } from './handover.resource.ts';
import { changeTexts, takeOverTexts } from './texts.de.ts';

/** Says what changes, and asks the new owner for the name. @param by whose the account is */
export default function TakeOverDialog({ by, onClose }: { by: string; onClose: () => void }) {
  const submit = async (values: TakeOverValues, form: FormikHelpers<TakeOverValues>) => {
    form.setStatus(undefined);
    try {
      await takeOver(takeOverForm.cast(values));
      onClose();
      toast({ title: takeOverTexts.done, description: takeOverTexts.doneDescription });
    } catch (error) {
      if (hasCode(error, 'NAME_RESERVED')) return form.setFieldError('lastName', error.serverMessage);
      tellFailure(error, { title: errorTitle, description: takeOverTexts.failed });
      form.setStatus(messageOf(error, takeOverTexts.failed));
    }
  };
  return (
    <Formik initialValues={{ firstName: '', lastName: '' }} validationSchema={takeOverForm} onSubmit={submit}>
      <FormDialog
        title={takeOverTexts.title}
        description={takeOverTexts.description(by)}
        cancel={takeOverTexts.cancel}
        submit={takeOverTexts.submit}
        failedTitle={takeOverTexts.failed}
        readFirst
        onClose={onClose}
      >
        <Changes of={changeTexts.forColleague} label={takeOverTexts.title} />
        <TextField name="firstName" label={takeOverTexts.firstName} autoComplete="given-name" required />
        <TextField name="lastName" label={takeOverTexts.lastName} autoComplete="family-name" required />
        <Text size="sm" tone="muted">
          {takeOverTexts.name}
        </Text>
      </FormDialog>
    </Formik>
  );
}
