import type { Match } from '@rezenso/contract/matches';
import { messageOf, tellFailure, toast } from '@rezenso/platform';
import { Button } from '@rezenso/ui/actions';
import { Dialog } from '@rezenso/ui/dialog';
import { FormError, TextareaField } from '@rezenso/ui/fields';
import { Stack } from '@rezenso/ui/layout';
import { Formik, type FormikHelpers } from 'formik';
import { declineTexts, errorTitle } from '../texts.de.ts';
import { type DeclineMatchValues, declineMatchForm } from './decline-match.form.ts';
import { decline } from './decline-match.resource.ts';

interface DeclineMatchDialogProps {
  match: Match;
  onClose: () => void;
}

/** The provider says no, with a reason if it likes. */
export default function DeclineMatchDialog({ match, onClose }: DeclineMatchDialogProps) {
  const partner = match.requester.companyName;
  const submit = async ({ reason }: DeclineMatchValues, { setStatus }: FormikHelpers<DeclineMatchValues>) => {
    setStatus(undefined);
    try {
      await decline(match, reason);
      onClose();
      toast({ title: declineTexts.doneTitle, description: declineTexts.doneDescription(partner) });
    } catch (error) {
      tellFailure(error, { title: errorTitle, description: declineTexts.failed });
      setStatus(messageOf(error, declineTexts.failed));
    }
  };
  return (
    <Formik initialValues={{ reason: '' }} validationSchema={declineMatchForm} onSubmit={submit}>
      {({ handleSubmit, isSubmitting, status }) => (
        <Dialog
          open
          onClose={onClose}
          busy={isSubmitting}
          title={declineTexts.title}
          description={declineTexts.description(partner)}
          onSubmit={handleSubmit}
          footer={
            <>
              <Button variant="secondary" disabled={isSubmitting} onClick={onClose}>
                {declineTexts.cancel}
              </Button>
              <Button type="submit" variant="danger" loading={isSubmitting}>
                {declineTexts.decline}
              </Button>
            </>
          }
        >
          <Stack gap={5}>
            <FormError title={errorTitle} message={status} />
            <TextareaField name="reason" label={declineTexts.reason} hint={declineTexts.reasonHint} rows={3} />
          </Stack>
        </Dialog>
      )}
    </Formik>
  );
}
