import type { Person } from '@rezenso/contract/team';
import { messageOf, tellFailure, toast } from '@rezenso/platform';
import { SelectField } from '@rezenso/ui/fields';
import { FormDialog } from '@rezenso/ui/form-dialog';
import { Stack } from '@rezenso/ui/layout';
import { Heading } from '@rezenso/ui/typography';
import { Formik, type FormikHelpers } from 'formik';
import { errorTitle } from '../texts.de.ts';
import { Changes } from './changes.tsx';
import { type OfferValues, offerForm } from './handover.form.ts';
import { offer } from './handover.resource.ts';
import { changeTexts, offerTexts } from './texts.de.ts';

/** Asks to whom the account is offered, and says what changes. */
export default function OfferDialog({ colleagues, onClose }: { colleagues: readonly Person[]; onClose: () => void }) {
  const [only, ...others] = colleagues;
  const submit = async ({ personId }: OfferValues, form: FormikHelpers<OfferValues>) => {
    form.setStatus(undefined);
    try {
      const { email } = await offer(personId);
      onClose();
      toast({ title: offerTexts.sent, description: offerTexts.sentDescription(email) });
    } catch (error) {
      tellFailure(error, { title: errorTitle, description: offerTexts.failed });
      form.setStatus(messageOf(error, offerTexts.failed));
    }
  };
  return (
    <Formik
      initialValues={{ personId: only && others.length === 0 ? only.id : '' }}
      validationSchema={offerForm}
      onSubmit={submit}
    >
      <FormDialog
        title={offerTexts.title}
        description={offerTexts.dialogDescription}
        cancel={offerTexts.cancel}
        submit={offerTexts.submit}
        failedTitle={offerTexts.failed}
        discardsSilently
        onClose={onClose}
      >
        <SelectField
          name="personId"
          label={offerTexts.to}
          placeholder={offerTexts.choose}
          options={colleagues.map(({ id, email }) => ({ value: id, label: email }))}
          required
        />
        <Stack gap={2}>
          <Heading level={3} size="xs">
            {offerTexts.changes}
          </Heading>
          <Changes of={changeTexts.forOwner} label={offerTexts.changes} />
        </Stack>
      </FormDialog>
    </Formik>
  );
}
