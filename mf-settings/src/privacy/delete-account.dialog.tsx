import {
  forgetKept,
  forgetUnsavedForms,
  hasCode,
  isUnauthorized,
  keepToast,
  messageOf,
  tellFailure,
  useSession,
} from '@rezenso/platform';
import { leaveTo } from '@rezenso/platform/router';
import { TextField } from '@rezenso/ui/fields';
import { FormDialog } from '@rezenso/ui/form-dialog';
import { Stack } from '@rezenso/ui/layout';
import { Heading, Text } from '@rezenso/ui/typography';
import { Formik, type FormikHelpers } from 'formik';
import { styled } from 'styled-components';
import { homePath } from '../paths.ts';
import { useTeam } from '../team/team.resource.ts';
import { errorTitle } from '../texts.de.ts';
import { type DeleteAccountValues, deleteAccountForm } from './delete-account.form.ts';
import { deleteAccount } from './privacy.resource.ts';
import { deleteTexts } from './texts.de.ts';

/** Longer than usual: the page under it has just changed completely. */
const farewellMs = 15_000;

const Removed = styled.ul`
  list-style: disc;
  padding-left: 1.25rem;
`;

/** Says what goes and what stays, and lets nobody delete an account by a slip of the finger. */
export default function DeleteAccountDialog({ onClose }: { onClose: () => void }) {
  const submit = async (values: DeleteAccountValues, form: FormikHelpers<DeleteAccountValues>) => {
    form.setStatus(undefined);
    try {
      await deleteAccount(deleteAccountForm.cast(values).email);
      sayFarewell();
    } catch (error) {
      // The answer got lost, and with the account went who may ask again.
      if (isUnauthorized(error) && error.mayBeDone) return sayFarewell();
      if (hasCode(error, 'CONFIRMATION_MISMATCH')) return form.setFieldError('email', error.serverMessage);
      tellFailure(error, { title: errorTitle, description: deleteTexts.failed });
      form.setStatus(messageOf(error, deleteTexts.failed));
    }
  };
  return (
    <Formik initialValues={{ email: '' }} validationSchema={deleteAccountForm} onSubmit={submit}>
      <FormDialog
        title={deleteTexts.question}
        description={deleteTexts.description}
        cancel={deleteTexts.cancel}
        submit={deleteTexts.confirm}
        tone="danger"
        failedTitle={deleteTexts.failed}
        discardsSilently
        readFirst
        onClose={onClose}
      >
        <Consequences />
        <Confirmation />
      </FormDialog>
    </Formik>
  );
}

/** Every session has ended: the landing page starts from nothing but the farewell. */
function sayFarewell(): void {
  forgetUnsavedForms();
  forgetKept();
  keepToast({ title: deleteTexts.farewell, description: deleteTexts.farewellDescription, durationMs: farewellMs });
  leaveTo(homePath);
}

function Consequences() {
  const { data: team } = useTeam();
  const colleagues = team?.people.filter(({ role }) => role !== 'owner').map(({ email }) => email) ?? [];
  const removed = [...deleteTexts.removed, ...(colleagues.length > 0 ? [deleteTexts.colleagues(colleagues)] : [])];
  return (
    <>
      <Stack gap={2}>
        <Heading level={3} size="xs">
          {deleteTexts.removedTitle}
        </Heading>
        <Removed>
          {removed.map((thing) => (
            <Text as="li" key={thing} size="sm">
              {thing}
            </Text>
          ))}
        </Removed>
      </Stack>
      <Stack gap={2}>
        <Heading level={3} size="xs">
          {deleteTexts.keptTitle}
        </Heading>
        <Text size="sm">{deleteTexts.kept}</Text>
        <Text size="sm">{deleteTexts.remembered}</Text>
        <Text size="sm">{deleteTexts.refusals}</Text>
        <Text size="sm">{deleteTexts.names}</Text>
      </Stack>
    </>
  );
}

function Confirmation() {
  const { user } = useSession();
  return (
    <TextField
      name="email"
      type="email"
      label={deleteTexts.email}
      hint={user && deleteTexts.emailHint(user.email)}
      autoComplete="off"
      required
    />
  );
}
